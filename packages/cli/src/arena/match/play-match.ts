import { join } from 'node:path';
import type { Contest } from '@dedalo/arena';
import { openPool } from '@dedalo/arena/pool/open-pool';
import {
  estimate,
  type PlayedPair,
  runSeries,
  type Series,
  type SeriesResult,
  type SprtRules,
  type Tally,
} from '@dedalo/arena/series/index';
import { ProgressBar } from '../../terminal/progress-bar.ts';
import { arenaSpeech } from '../arena-words.ts';
import { hasLogs, writeText } from '../keep-files.ts';
import { usualJobs } from '../jobs-option.ts';
import { untilStopped } from '../until-stopped.ts';
import { againCommand } from './again.ts';
import { Ledger, type OddGame } from './ledger.ts';
import { oddText } from './match-text.ts';
import type { PlayedMatch } from './played-match.ts';
import type { TypedMatch } from './set-up.ts';

export interface MatchRun {
  readonly contest: Contest;
  readonly series: Series;
  readonly pairs: number;
  /** How many of them are counted. */
  readonly games: number;
  readonly sprt: SprtRules | undefined;
  readonly folder: string | undefined;
}

/** Plays the series in threads, and shows how far it is. Nothing is left running, however it ends. */
export async function playMatch(typed: TypedMatch, run: MatchRun): Promise<PlayedMatch> {
  const { contest, series, sprt, folder } = run;
  const ledger = new Ledger({
    game: contest.game,
    ...(folder !== undefined && typed.flags.replays && { replays: folder }),
  });
  const result = await playSeries(run, { jobs: typed.flags.jobs ?? usualJobs(), ledger });
  const odd = ledger.odd.map((game) => againCommandFor(typed, series, game));
  const again = folder === undefined || odd.length === 0 ? undefined : join(folder, 'again.txt');
  if (again !== undefined) writeText(again, oddText(odd));
  return {
    series,
    result,
    estimate: estimate(result.tally.counts),
    ...(sprt && { sprt }),
    ...(folder !== undefined && { folder }),
    replays: ledger.replays,
    hasLogs: folder !== undefined && hasLogs(folder),
    variety: ledger.variety,
    ...(again !== undefined && { again }),
    odd,
  };
}

async function playSeries(
  { series, pairs, games, sprt }: MatchRun,
  { jobs, ledger }: { readonly jobs: number; readonly ledger: Ledger },
): Promise<SeriesResult> {
  const pool = openPool(jobs);
  const bar = new ProgressBar(games);
  const onPair = (played: PlayedPair, tally: Tally): void => {
    ledger.take(played);
    bar.show(tally.games, runningText(tally));
  };
  // Who presses Ctrl-C while programs are being ended must not end us before them.
  return untilStopped(
    () => void pool.close(),
    async () => {
      try {
        return await runSeries(series, { pool, pairs, onPair, ...(sprt && { sprt }) });
      } finally {
        bar.clear();
        await pool.close();
      }
    },
  );
}

const againCommandFor = (typed: TypedMatch, { seed }: Series, odd: OddGame): PlayedMatch['odd'][number] =>
  Object.assign({ command: againCommand(typed, { seed, id: odd.id }) }, odd);

const runningText = ({ players: [{ wins, losses }], draws }: Tally): string =>
  arenaSpeech().match.running({ wins, draws, losses });
