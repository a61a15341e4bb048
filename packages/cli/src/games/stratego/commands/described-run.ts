import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bout, type BoutReport, playBout, type PlayerSpec } from '@dedalo/arena';
import { logFile } from '@dedalo/arena/bout/log-file';
import { drawsOf, secretOfSeed } from '@dedalo/arena/bout/secret';
import { KeptPrograms } from '@dedalo/arena/players/kept-programs';
import type { GameTypes, Seat } from '@dedalo/engine';
import { type Config, phaseOf, resultsReport, type State, stratego } from '@dedalo/stratego';
import type { ProgramRules } from '../../../arena/program-rules.ts';
import { ConsoleLines } from './console-lines.ts';
import { ConsoleSeat } from './console-seat.ts';
import { type Irregularity, irregularText } from './irregularity.ts';

/** A participant: a player of the arena, or a person who types. */
export interface DescribedContestant {
  /** As the described program would name its class. */
  readonly name: string;
  readonly spec: PlayerSpec | 'console';
}

export interface DescribedWish {
  readonly players: readonly [DescribedContestant, DescribedContestant];
  /** Each way. */
  readonly games: number;
  readonly config: Config;
  readonly seed: string;
  readonly isVerbose: boolean;
  readonly rules: ProgramRules;
  /** After every game. */
  readonly onGame: () => void;
  /** Where the logs of programs are kept. */
  readonly logs?: string;
}

const DIGITS_A_LINE = 50;

const write = (text: string): void => void process.stdout.write(text);

/** Prints a run while it is played, as the described program does (D13, D14, D17). */
export async function describedRun(wish: DescribedWish, signal: AbortSignal): Promise<void> {
  const run = new Run(wish, signal);
  const [first, second] = wish.players.map(({ name }) => name) as [string, string];
  try {
    const halves = [await run.playHalf([0, 1]), await run.playHalf([1, 0])];
    const report = resultsReport([first, second], halves).split('\n');
    write(`${report.slice(report.indexOf('RESULTS')).join('\n')}\n`);
  } finally {
    await run.close();
  }
}

/** Red and Blue, as indices into the list of players. */
type Order = readonly [0 | 1, 0 | 1];

class Run {
  readonly #wish: DescribedWish;
  readonly #signal: AbortSignal;
  readonly #lines = new ConsoleLines();
  readonly #kept = new KeptPrograms();
  readonly #logs: string;

  constructor(wish: DescribedWish, signal: AbortSignal) {
    this.#wish = wish;
    this.#signal = signal;
    this.#logs = wish.logs ?? mkdtempSync(join(tmpdir(), 'dedalo-duel-'));
    signal.addEventListener('abort', () => this.#lines.close());
  }

  async playHalf(order: Order): Promise<(Seat | null)[]> {
    const { players, games } = this.#wish;
    write(`${order.map((player) => players[player].name).join(' vs ')}\nBeginning of ${games} games\n`);
    const winners: (Seat | null)[] = [];
    for (let game = 0; game < games; game++) {
      const winner = await this.#playGame(order, game);
      winners.push(winner);
      this.#wish.onGame();
      write(`${winner === null ? 0 : winner + 1}${isLineEnd(game, games) ? '\n' : ''}`);
    }
    write(`End of ${games} games\n`);
    return winners;
  }

  async close(): Promise<void> {
    this.#lines.close();
    await this.#kept.close();
    if (this.#wish.logs === undefined) rmSync(this.#logs, { recursive: true, force: true });
  }

  async #playGame(order: Order, game: number): Promise<Seat | null> {
    const { players, isVerbose } = this.#wish;
    let rejection: GameTypes['Rejection'] | undefined;
    const bout = this.#boutOf(order, game);
    const { ending } = await playBout(bout, {
      signal: this.#signal,
      kept: this.#kept,
      seat: (seat) => (players[order[seat]!].spec === 'console' ? new ConsoleSeat(seat, this.#lines) : undefined),
      onTurn: (state) => isVerbose && printBoard(state as State),
      onRefused: (refused) => (rejection = refused),
    });
    const isFault = ending.type === 'fault';
    if (isFault) this.#tellIrregular({ seat: ending.seat, fault: ending.fault, rejection });
    for (const seat of [0, 1]) this.#showLog(bout.id, seat, isVerbose || (isFault && ending.seat === seat));
    return winnerOf(ending);
  }

  #boutOf(order: Order, game: number): Bout {
    const { config, seed, players, rules } = this.#wish;
    const { keepsPrograms, ...limits } = rules;
    const id = `${order[0] + 1}-${game + 1}`;
    return {
      id,
      game: stratego.id,
      config: stratego.text.formatConfig(config),
      ...drawsOf(secretOfSeed(seed), { id, pair: id, seats: order.length }),
      players: order.map((player) => seatedAs(players[player])),
      ...limits,
      ...(keepsPrograms && { meeting: 'duel' }),
      logs: this.#logs,
    };
  }

  /** Beside the boards; without them the output is as described, and this goes to standard error. */
  #tellIrregular(irregularity: Irregularity): void {
    const text = `${irregularText(irregularity)}\n`;
    if (this.#wish.isVerbose) write(text);
    else process.stderr.write(text);
  }

  /** The output of a program, with the stack trace of an error, if wanted. */
  #showLog(id: string, seat: Seat, isShown: boolean): void {
    const file = logFile(this.#logs, id, seat);
    if (!existsSync(file)) return;
    if (isShown) process.stderr.write(readFileSync(file, 'utf8'));
    if (this.#wish.logs === undefined) rmSync(file);
  }
}

/** Before every move, not while pieces are placed. */
function printBoard(state: State): void {
  if (phaseOf(state) === 'setting-up') return;
  write(`${stratego.text.draw({ ...stratego.view(state, 'public'), armies: state.armies })}\n`);
}

/** Only for the record: another object plays the person's seat. */
const seatedAs = ({ name, spec }: DescribedContestant): PlayerSpec =>
  spec === 'console' ? { kind: 'bot', name, bot: 'random', effort: { nodes: 1 } } : spec;

function winnerOf(ending: BoutReport['ending']): Seat | null {
  if (ending.type === 'fault') return 1 - ending.seat;
  const { winners } = ending.outcome;
  return winners[0] ?? null;
}

const isLineEnd = (game: number, games: number): boolean => (game + 1) % DIGITS_A_LINE === 0 || game + 1 === games;
