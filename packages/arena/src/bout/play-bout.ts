import type { BoutEnding } from '@dedalo/protocol/report';
import { type Game, type GameTypes, type Outcome, type Seat, Session } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import type { ArenaGame } from '../games/arena-game.ts';
import { findBot, nameInSeat } from '../games/find-bot.ts';
import { loadArenaGame } from '../games/index.ts';
import { BotPlayer } from '../players/bot-player.ts';
import type { KeptPrograms } from '../players/kept-programs.ts';
import type { Farewell, Player } from '../players/player.ts';
import { ProgramPlayer, type ProgramPlayerOptions, type SpokenLine } from '../players/program-player.ts';
import { Stopped } from '../pool/pool.ts';
import type { StartProgram } from '../program/program.ts';
import { startProgram } from '../program/start-program.ts';
import { replayHash, replayHolds } from './replay-facts.ts';
import { logFile } from './log-file.ts';
import type { Bout, BoutReport, PlayerSpec } from './bout.ts';

export interface BoutOptions {
  /** Stops the game where it stands; then it is rejected with `Stopped`. */
  readonly signal?: AbortSignal;
  readonly onLine?: (line: SpokenLine) => void;
  readonly start?: StartProgram;
  /** Programs are waited for however long they take. */
  readonly isUntimed?: boolean;
  /** Where programs wait for the next game of their meeting. */
  readonly kept?: KeptPrograms;
  /** By seat: a player that replaces the one the bout names. */
  readonly seat?: (seat: Seat) => Player | undefined;
  /** Called before somebody is asked. */
  readonly onTurn?: (state: GameTypes['State'], seat: Seat) => void;
  /** Called when nobody is asked any more. */
  readonly onOver?: (state: GameTypes['State']) => void;
  /** Why the rules refuse what somebody wants to do, which ends the game. */
  readonly onRefused?: (rejection: GameTypes['Rejection']) => void;
}

/** Plays a game to its end, or until somebody is at fault. Nothing that it has started is left running. */
export async function playBout(bout: Bout, options: BoutOptions = {}): Promise<BoutReport> {
  const arenaGame = await loadArenaGame(bout.game);
  if (!arenaGame) throw new Error(`playBout: there is no game ${bout.game}`);
  const { game } = arenaGame;
  const config = game.text.parseConfig(bout.config);
  if (!config.ok) throw new Error(`playBout: no config of ${game.id} (${config.error.code})\n${bout.config}`);
  const session = new Session(game, {
    ...(bout.title !== undefined && { title: bout.title }),
    config: config.value,
    seed: bout.seed,
    names: bout.players.map((spec, seat) => (spec.kind === 'bot' ? nameInSeat(arenaGame.bots, spec, seat) : spec.name)),
    keepsPast: false,
  });
  const players = bout.players.map(
    (spec, seat) => options.seat?.(seat) ?? seatPlayer({ bout, arenaGame, session, options }, spec, seat),
  );
  const close = (): Promise<unknown> => Promise.all(players.map((player) => player.close()));
  const { signal } = options;
  const stop = (): void => void close();
  signal?.addEventListener('abort', stop);
  try {
    const ending = await playOut(session, players, options);
    options.onOver?.(session.state);
    await Promise.all(players.map((player) => player.end(farewellOf(game, session, ending))));
    const replay = session.save();
    return {
      id: bout.id,
      ending,
      actions: session.record().actions.length,
      ...(players.length === 1 && { score: arenaGame.score(session.state), figures: arenaGame.figures(session.state) }),
      hash: replayHash(replay),
      ...(bout.isChecked && { holds: replayHolds(game, replay) }),
      times: players.map(({ time }) => time),
      names: players.map(({ ownName }) => ownName),
      replay,
    };
  } finally {
    signal?.removeEventListener('abort', stop);
    await close();
  }
}

interface Table {
  readonly bout: Bout;
  readonly arenaGame: ArenaGame;
  readonly session: Session<GameTypes>;
  readonly options: BoutOptions;
}

function seatPlayer({ bout, arenaGame, session, options }: Table, spec: PlayerSpec, seat: Seat): Player {
  const { game } = arenaGame;
  if (spec.kind === 'bot') {
    const found = findBot(arenaGame.bots, spec.bot);
    const mind = found?.bot.botFor(seat, found.options);
    if (!mind) throw new Error(`playBout: ${spec.bot} does not play ${game.id} in seat ${seat + 1}`);
    // By the name of the game, so that nobody draws the same in both games of a pair.
    const random = new Random(bout.seed).stream(`${bout.id} seat ${seat + 1}`);
    return new BotPlayer({ game, name: spec.name, mind, effort: spec.effort, random, memory: session });
  }
  const { limits, isSandboxed, logs, clock, numbers, hidden } = bout;
  const start = options.start ?? startProgram;
  const log = logs === undefined ? undefined : logFile(logs, bout.id, seat);
  const { command, folder, reads = [] } = spec;
  const rests = !clock.pondering;
  return new ProgramPlayer({
    game,
    wire: arenaGame.wire,
    config: session.config,
    seat,
    seats: bout.players.length,
    number: numbers[seat]!,
    clock,
    ...(options.isUntimed && { isUntimed: true }),
    start: () =>
      start({
        command,
        folder,
        reads,
        limits,
        isSandboxed,
        rests,
        ...(hidden !== undefined && { hidden }),
        ...(log !== undefined && { log }),
      }),
    ...(options.kept && bout.meeting !== undefined && { kept: keptFor(options.kept, bout.meeting, { spec, log }) }),
    ...(options.onLine && { onLine: options.onLine }),
  });
}

/** A program that plays another game of its meeting writes another log. */
function keptFor(
  kept: KeptPrograms,
  meeting: string,
  { spec, log }: { readonly spec: PlayerSpec; readonly log: string | undefined },
): NonNullable<ProgramPlayerOptions<GameTypes>['kept']> {
  return {
    async take() {
      const left = await kept.take(meeting, spec.name);
      await left?.program.logTo(log);
      return left;
    },
    keep: (left) => kept.keep(spec.name, left),
  };
}

/** How long the thread is deaf at most while bots of ours play, in milliseconds. */
const SLICE = 50;

async function playOut(
  session: Session<GameTypes>,
  players: readonly Player[],
  { signal, onTurn, onRefused }: BoutOptions,
): Promise<BoutEnding> {
  const begun = await Promise.all(players.map((player) => player.begin()));
  if (signal?.aborted) throw new Stopped();
  for (const [seat, fault] of begun.entries()) if (fault) return { type: 'fault', seat, fault };
  for (const [seat, player] of players.entries()) {
    if (!player.isListening) continue;
    session.listen(seat, (notice) => {
      if (notice.type === 'played') player.hear(notice.seat, notice.events);
    });
  }
  let heard = performance.now();
  for (let [seat] = session.turn; seat !== undefined; [seat] = session.turn) {
    if (performance.now() - heard > SLICE) {
      await new Promise(setImmediate);
      heard = performance.now();
    }
    onTurn?.(session.state, seat);
    if (players[seat]!.thinksHere) for (const player of players) player.rest?.();
    const answer = await players[seat]!.act({ state: session.state, seat });
    if (signal?.aborted) throw new Stopped();
    if (!answer.ok) return { type: 'fault', seat, fault: answer.error };
    for (const action of answer.value) {
      if (session.outcome) break;
      const played = session.play(seat, action);
      if (played.ok) continue;
      onRefused?.(played.error);
      return { type: 'fault', seat, fault: players[seat]!.refused(played.error.code, action) };
    }
    if (session.outcome) break;
    for (const [other, { fault }] of players.entries()) if (fault) return { type: 'fault', seat: other, fault };
  }
  return { type: 'over', outcome: session.outcome! };
}

/** Whoever is at fault has lost, and everybody else has won. */
function farewellOf(game: Game, session: Session<GameTypes>, ending: BoutEnding): Farewell {
  if (ending.type === 'over') return { outcome: ending.outcome };
  const { seat, fault } = ending;
  const outcome: Outcome = {
    winners: Array.from({ length: game.seats(session.config) }, (_, other) => other).filter((other) => other !== seat),
    reason: fault.code,
  };
  return { outcome, fault: { seat, fault } };
}
