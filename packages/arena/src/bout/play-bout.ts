import { type Game, type GameTypes, type Outcome, type Seat, Session } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import type { Contest } from '../contests/contest.ts';
import { loadContest } from '../contests/index.ts';
import { BotPlayer } from '../players/bot-player.ts';
import type { Farewell, Player } from '../players/player.ts';
import { ProgramPlayer, type SpokenLine } from '../players/program-player.ts';
import { Stopped } from '../pool/pool.ts';
import type { StartProgram } from '../program/program.ts';
import { startProgram } from '../program/start-program.ts';
import { logFile } from './log-file.ts';
import type { Bout, BoutEnding, BoutReport, PlayerSpec } from './bout.ts';

export interface BoutOptions {
  /** Stops the game where it stands; then it is rejected with `Stopped`. */
  readonly signal?: AbortSignal;
  readonly onLine?: (line: SpokenLine) => void;
  readonly start?: StartProgram;
}

/** Plays a game to its end, or until somebody is at fault. Nothing that it has started is left running. */
export async function playBout(bout: Bout, options: BoutOptions = {}): Promise<BoutReport> {
  const contest = await loadContest(bout.game);
  if (!contest) throw new Error(`playBout: there is no game ${bout.game}`);
  const { game } = contest;
  const config = game.text.parseConfig(bout.config);
  if (!config.ok) throw new Error(`playBout: no config of ${game.id} (${config.error.code})\n${bout.config}`);
  const session = new Session(game, {
    ...(bout.title !== undefined && { title: bout.title }),
    config: config.value,
    seed: bout.seed,
    names: bout.players.map(({ name }) => name),
    keepsPast: false,
  });
  const players = bout.players.map((spec, seat) => seatPlayer({ bout, contest, session, options }, spec, seat));
  const close = (): Promise<unknown> => Promise.all(players.map((player) => player.close()));
  const { signal } = options;
  const stop = (): void => void close();
  signal?.addEventListener('abort', stop);
  try {
    const ending = await playOut(session, players, signal);
    await Promise.all(players.map((player) => player.end(farewellOf(game, session, ending))));
    return {
      id: bout.id,
      ending,
      actions: session.record().actions.length,
      ...(players.length === 1 && { score: contest.score(session.state) }),
      times: players.map(({ time }) => time),
      names: players.map(({ ownName }) => ownName),
      replay: session.save(),
    };
  } finally {
    signal?.removeEventListener('abort', stop);
    await close();
  }
}

interface Table {
  readonly bout: Bout;
  readonly contest: Contest;
  readonly session: Session<GameTypes>;
  readonly options: BoutOptions;
}

function seatPlayer({ bout, contest, session, options }: Table, spec: PlayerSpec, seat: Seat): Player {
  const { game } = contest;
  if (spec.kind === 'bot') {
    const mind = contest.bots.find(({ name }) => name === spec.bot)?.botFor(seat);
    if (!mind) throw new Error(`playBout: ${spec.bot} does not play ${game.id} in seat ${seat + 1}`);
    const random = new Random(bout.seed).stream(`seat ${seat + 1}`);
    return new BotPlayer({ game, name: spec.name, mind, effort: spec.effort, random, memory: session });
  }
  const { limits, isSandboxed, logs, clock, number, config } = bout;
  const start = options.start ?? startProgram;
  const log = logs === undefined ? {} : { log: logFile(logs, bout.id, seat) };
  return new ProgramPlayer({
    game,
    wire: contest.wire,
    config,
    seat,
    seats: bout.players.length,
    number,
    clock,
    start: () => start({ command: spec.command, folder: spec.folder, limits, isSandboxed, ...log }),
    ...(options.onLine && { onLine: options.onLine }),
  });
}

/** How long the thread is deaf at most while bots of ours play, in milliseconds. */
const SLICE = 50;

async function playOut(
  session: Session<GameTypes>,
  players: readonly Player[],
  signal: AbortSignal | undefined,
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
    const answer = await players[seat]!.act({ state: session.state, seat });
    if (signal?.aborted) throw new Stopped();
    if (!answer.ok) return { type: 'fault', seat, fault: answer.error };
    for (const action of answer.value) {
      if (session.outcome) break;
      const played = session.play(seat, action);
      if (!played.ok) return { type: 'fault', seat, fault: players[seat]!.refused(played.error.code, action) };
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
