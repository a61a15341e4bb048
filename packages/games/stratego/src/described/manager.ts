import { type GameRecord, type Seat, Session } from '@dedalo/engine';
import { armyOf, otherSeat, soldierAt } from '../armies.ts';
import { BLUE, RED } from '../board.ts';
import { stratego } from '../game.ts';
import { targetOf } from '../moving.ts';
import { PIECES } from '../pieces.ts';
import { RULE_SETS } from '../rule-set.ts';
import {
  type Action,
  type Config,
  type End,
  IRREGULARITIES,
  type Irregularity,
  type Rejection,
  type State,
  type StrategoTypes,
} from '../state.ts';
import { drawView } from '../text/draw.ts';
import { cellOfNumbers, moveOfNumbers, numbersOfMove, positionsOf, readNumbers } from './numbers.ts';
import type { DescribedMaker, DescribedMethod, DescribedPlayer } from './player.ts';

/** What went wrong, by whom, and in which method (D16). */
export interface Fault {
  readonly code: Irregularity;
  readonly by: Seat;
  readonly method: DescribedMethod;
  /** What the rules say, where they were asked. */
  readonly rejection?: Rejection;
  /** What the method threw. */
  readonly cause?: unknown;
}

export interface DescribedResult {
  readonly winner: Seat | null;
  readonly reason: End | Irregularity;
  /** Whose irregularity it was. */
  readonly by: Seat | null;
  readonly fault: Fault | null;
  /** What was played by the rules; a game that an irregularity ended is not over in it. */
  readonly record: GameRecord<StrategoTypes>;
}

export interface DescribedRun extends Config {
  readonly names?: readonly [string, string];
  /** Is told the board, all cards open, before every move (D17). */
  readonly print?: (board: string) => void;
}

/** One game as the described GameManager holds it (D11, D15, D17). Whoever is irregular loses, and nothing is thrown. */
export function playDescribed(red: DescribedMaker, blue: DescribedMaker, run: DescribedRun): DescribedResult {
  const { names = ['red', 'blue'], print, ...config } = run;
  const session = new Session<StrategoTypes>(stratego, { config, seed: '', names });
  const manager = new Manager(session, print);
  try {
    manager.play([red, blue]);
  } catch (error) {
    if (!(error instanceof Irregular)) throw error;
    const { fault } = error;
    return { winner: otherSeat(fault.by), reason: fault.code, by: fault.by, fault, record: session.record() };
  }
  const { winners, reason } = session.outcome!;
  return { winner: winners[0] ?? null, reason: reason as End, by: null, fault: null, record: session.record() };
}

class Irregular extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(fault.code);
    this.fault = fault;
  }
}

type Call = Pick<Fault, 'by' | 'method'>;

class Manager {
  readonly #session: Session<StrategoTypes>;
  readonly #print: DescribedRun['print'];
  readonly #players: DescribedPlayer[] = [];

  constructor(session: Session<StrategoTypes>, print: DescribedRun['print']) {
    this.#session = session;
    this.#print = print;
  }

  play(makers: readonly DescribedMaker[]): void {
    for (const [seat, make] of makers.entries()) {
      this.#players.push(attempt({ by: seat, method: 'constructor' }, make));
    }
    for (const seat of [RED, BLUE]) this.#setUp(seat);
    for (const seat of [RED, BLUE]) {
      const cells = armyOf(this.#state.armies, otherSeat(seat)).map(({ id }) => id);
      this.#call(seat, 'viewPositions', (player) => player.viewPositions(positionsOf(otherSeat(seat), cells)));
    }
    for (let [seat] = this.#session.turn; seat !== undefined; [seat] = this.#session.turn) this.#turn(seat);
  }

  get #state(): State {
    return this.#session.state;
  }

  #setUp(seat: Seat): void {
    this.#call(seat, 'start', (player) => player.start(seat === RED));
    for (const piece of PIECES) {
      const call = { by: seat, method: 'position' } as const;
      const answer = this.#call(seat, 'position', (player) => readNumbers(player.position(piece), 2));
      const cell = answer ? cellOfNumbers(answer) : 'malformed';
      if (typeof cell === 'string') throw new Irregular({ ...call, code: cell });
      this.#act(call, { type: 'place', cell });
    }
  }

  /** The board, `move`, `tellMove`, both `fight`s; the end is looked for after them (D17). */
  #turn(seat: Seat): void {
    const before = this.#state;
    this.#print?.(drawView({ ...stratego.view(before, 'public'), armies: before.armies }));
    const move = this.#ask(seat);
    const other = otherSeat(seat);
    const to = targetOf(seat, move);
    const mover = soldierAt(armyOf(before.armies, seat), move.from);
    const target = soldierAt(armyOf(before.armies, other), to ?? -1);
    this.#act({ by: seat, method: 'move' }, move);
    this.#call(other, 'tellMove', (player) => player.tellMove(numbersOfMove(move)));
    if (!mover || !target) return;
    this.#call(seat, 'fight', (player) => player.fight(target.piece));
    this.#call(other, 'fight', (player) => player.fight(mover.piece));
  }

  #ask(seat: Seat): Extract<Action, { type: 'move' }> {
    const { canResign } = RULE_SETS[this.#session.config.rules];
    const answer = this.#call(seat, 'move', (player) => {
      const given: unknown = player.move();
      return given === null && canResign ? 'resigned' : readNumbers(given, 4);
    });
    const move = answer === 'resigned' ? answer : answer ? moveOfNumbers(answer) : 'malformed';
    if (typeof move === 'string') throw new Irregular({ by: seat, method: 'move', code: move });
    return move;
  }

  #act(call: Call, action: Action): void {
    const played = this.#session.play(call.by, action);
    if (played.ok) return;
    const { error: rejection } = played;
    const code = IRREGULARITIES.find((known) => known === rejection.code);
    if (!code) throw new Error(`the described game is out of step (${rejection.code})\n${this.#session.save()}`);
    throw new Irregular({ ...call, code, rejection });
  }

  #call<T>(by: Seat, method: keyof DescribedPlayer, run: (player: DescribedPlayer) => T): T {
    return attempt({ by, method }, () => run(this.#players[by]!));
  }
}

/** Whatever a player throws is its own irregularity (DB6). */
function attempt<T>(call: Call, run: () => T): T {
  try {
    return run();
  } catch (cause) {
    throw new Irregular({ ...call, code: 'malformed', cause });
  }
}
