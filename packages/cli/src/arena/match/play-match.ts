import { join, resolve } from 'node:path';
import { secretOfSeed } from '@dedalo/arena/bout/secret';
import {
  CountedPairs,
  type Journal,
  LOGS,
  type MatchEnd,
  type MatchResult,
  matchResultOf,
  memoryJournal,
  type NoHello,
  noHelloIn,
  ODD_GAMES,
  pointsFrom,
  type RunFolder,
  type Tournament,
} from '@dedalo/arena/tournament/index';
import { arenaSpeech } from '../arena-words.ts';
import { freshSeriesSeed } from '../fresh-series-seed.ts';
import { makeFreshFolder, nameOfSeed } from '../fresh-folder.ts';
import { usualJobs } from '../jobs-option.ts';
import { playAll } from '../play-all.ts';
import { begunCharter, inRunFolder, openJournal } from '../run-folder.ts';
import { untilStopped } from '../until-stopped.ts';
import { writeText } from '../write-text.ts';
import { oddText, standText } from './match-text.ts';
import { type OddGame, oddGames } from './odd-games.ts';
import { identityOfMatch, type MatchOrder, matchOf } from './set-up.ts';

/** A match that is over or was stopped, with everything to report about it. */
export interface PlayedMatch {
  readonly tournament: Tournament;
  readonly result: MatchResult;
  readonly end: MatchEnd | 'no-hello';
  /** Where everything is, if anything is kept. */
  readonly folder?: string;
  /** The number of replays that can be verified. */
  readonly replays: number;
  /** Whether a program wrote to standard error. */
  readonly hasLogs: boolean;
  /** The file with all odd games, where there are any. */
  readonly again?: string;
  readonly odd: readonly OddGame[];
  readonly noHello?: NoHello;
}

/** Plays a match, or the rest of it. Ctrl-C stops it, and the results so far are reported. */
export async function playMatch(order: MatchOrder): Promise<PlayedMatch> {
  const { flags } = order.typed;
  const isKept = flags.replays || order.players.some(({ kind }) => kind === 'program');
  if (!isKept) {
    const stop = new AbortController();
    return untilStopped(
      () => stop.abort(),
      () => play(order, { seed: flags.seed ?? freshSeriesSeed(), journal: memoryJournal(), signal: stop.signal }),
    );
  }
  const seed = flags.seed ?? (flags.out === undefined ? freshSeriesSeed() : undefined);
  const folder = flags.out ?? makeFreshFolder(nameOfMatch(order));
  return inRunFolder({ folder, isRestart: flags.restart === true }, async ({ run, signal }) => {
    const identity = await identityOfMatch(order);
    const begun = begunCharter(run, { identity, seed });
    const own = begun?.seed ?? seed ?? freshSeriesSeed();
    const players = { contents: new Map(), versions: new Map(), secrets: new Map() };
    if (!begun) await run.begin({ identity, seed: own, secret: secretOfSeed(own), ...players });
    const journal = await openJournal(folder);
    try {
      return await play(order, { seed: own, journal, signal, run });
    } finally {
      await journal.close();
    }
  });
}

/** A secret seed stays out of the name: programs see it if they play in the folder above. */
const nameOfMatch = ({ arenaGame, typed: { flags } }: MatchOrder): string =>
  ['match', arenaGame.game.id, ...(flags.seed === undefined ? [] : [nameOfSeed(flags.seed)])].join('-');

interface Play {
  readonly seed: string;
  readonly journal: Pick<Journal, 'played' | 'add'>;
  readonly signal: AbortSignal;
  readonly run?: RunFolder;
}

async function play(order: MatchOrder, { seed, journal, signal, run }: Play): Promise<PlayedMatch> {
  const { flags } = order.typed;
  const tournament = matchOf(order, seed);
  const { field } = tournament;
  const { played } = journal;
  const counted = new CountedPairs(field);
  const count = (): CountedPairs => counted.countOn(pointsFrom(field, played));
  const before = count().games;
  if (run && played.size > 0 && !counted.isOver) {
    const { resumed } = arenaSpeech().tournament;
    process.stderr.write(`dedalo: ${resumed({ done: before, of: field.games, folder: run.path })}\n`);
  }
  let noHello: NoHello | undefined;
  await playAll({
    tournament,
    ...(run && { folder: resolve(run.path), keepsReplays: flags.replays }),
    journal,
    jobs: flags.jobs ?? usualJobs(),
    signal,
    look: () => standText(count(), field),
    watch: flags.watch,
    isEnough: () => {
      noHello ??= noHelloIn(tournament, played);
      return noHello !== undefined || count().isDecided;
    },
  });
  // After a change of the program, games that it could not play do not count.
  if (noHello) run?.abandon();
  const result = matchResultOf(tournament, played);
  const odd = oddGames(tournament, result, played);
  const again = run && odd.length > 0 ? join(run.path, ODD_GAMES) : undefined;
  if (again !== undefined) writeText(again, oddText(odd));
  const games = result.runs.map(({ id }) => played.get(id)!);
  return {
    tournament,
    result,
    end: noHello ? 'no-hello' : result.end,
    ...(run && { folder: run.path }),
    replays: run && flags.replays ? games.filter(({ holds }) => holds).length : 0,
    hasLogs: games.some(({ logs }) => logs.some((log) => log !== null)),
    ...(again !== undefined && { again }),
    odd,
    ...(noHello && { noHello: { ...noHello, log: noHello.log && run ? join(run.path, LOGS, noHello.log) : null } }),
  };
}
