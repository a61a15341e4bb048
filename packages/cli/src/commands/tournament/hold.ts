import { join, resolve } from 'node:path';
import { openPool } from '@dedalo/arena';
import type { TournamentResult } from '@dedalo/arena';
import {
  formatCsv,
  GRADES,
  Journal,
  JOURNAL,
  openRunFolder,
  playTournament,
  progressOf,
  REPORT,
  resultOf,
  RESULTS,
  type RunFolder,
  type Tournament,
} from '@dedalo/arena/tournament/index';
import { writeSafely } from '@dedalo/files';
import { arenaSpeech } from '../../arena/arena-words.ts';
import { untilStopped } from '../../arena/until-stopped.ts';
import { spokenLanguage } from '../../speech.ts';
import { reasonOf } from '../../store/files.ts';
import { NoAnswer, UsageError } from '../../usage.ts';
import type { Order } from './order.ts';
import { charterFor, tournamentOf, warnOfChanges } from './prepared.ts';
import { TournamentBar } from './bar.ts';
import { folderSentence } from './sentences.ts';
import { typedCommand } from './typed-command.ts';

export interface Held {
  readonly result: TournamentResult;
  readonly folder: string;
  readonly hasReport: boolean;
  /** Undefined where it was played to its end. */
  readonly stopped?: { readonly done: number; readonly of: number };
}

export interface HoldOptions {
  readonly folder: string;
  readonly isRestart: boolean;
}

/** Holds a tournament, or what is left of it, and writes all results. Ctrl-C stops, and what there is then is written. */
export async function holdTournament(order: Order, options: HoldOptions): Promise<Held> {
  const { folder, isRestart } = options;
  const opened = openRunFolder(folder, { isRestart });
  if (!opened.ok) throw new UsageError(folderSentence(folder, opened.error));
  const stop = new AbortController();
  try {
    return await untilStopped(
      () => stop.abort(),
      () => hold(order, { ...options, run: opened.value, signal: stop.signal }),
    );
  } catch (error) {
    const isOfSystem = error instanceof Error && 'code' in error && 'syscall' in error;
    if (!isOfSystem) throw error;
    throw new NoAnswer(`${folder}: ${arenaSpeech().tournament.cannotWrite(reasonOf(error))}`, { cause: error });
  } finally {
    opened.value.close();
  }
}

interface Holding extends HoldOptions {
  readonly run: RunFolder;
  readonly signal: AbortSignal;
}

async function hold(order: Order, { run, signal, folder }: Holding): Promise<Held> {
  const said = arenaSpeech().tournament;
  const charter = await charterFor(order, run, signal);
  if (signal.aborted && !run.charter) throw new NoAnswer(said.stopped({ done: 0, of: 0, command: typedCommand() }));
  const tournament = tournamentOf(order, charter, resolve(folder));
  const journal = await Journal.open(join(folder, JOURNAL));
  if (!journal.ok) throw new UsageError(folderSentence(folder, journal.error));
  try {
    if (run.charter) {
      const { done, of } = progressOf(tournament, journal.value.played);
      if (done < of) process.stderr.write(`dedalo: ${said.resumed({ done, of, folder })}\n`);
      await warnOfChanges(order, charter);
    }
    const isDone = await playAll(tournament, { folder, journal: journal.value, jobs: order.jobs, signal });
    const { played } = journal.value;
    const result = resultOf(tournament, played);
    const hasReport = await writeResults(result, folder);
    return { result, folder, hasReport, ...(!isDone && { stopped: progressOf(tournament, played) }) };
  } finally {
    await journal.value.close();
  }
}

interface Play {
  readonly folder: string;
  readonly journal: Journal;
  readonly jobs: number;
  readonly signal: AbortSignal;
}

async function playAll(tournament: Tournament, { folder, journal, jobs, signal }: Play): Promise<boolean> {
  const pool = openPool(jobs);
  const bar = new TournamentBar(tournament, journal.played);
  const stop = (): void => void pool.close();
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  try {
    return await playTournament({ tournament, folder: resolve(folder), journal, pool, onGame: () => bar.show() });
  } finally {
    bar.clear();
    signal.removeEventListener('abort', stop);
    await pool.close();
  }
}

/** Says whether there is a report: what went wrong with it must not hide the results. */
async function writeResults(result: TournamentResult, folder: string): Promise<boolean> {
  await writeSafely(join(folder, RESULTS), `${JSON.stringify(result, null, 2)}\n`);
  await writeSafely(join(folder, GRADES), formatCsv(result));
  try {
    const { writeReport } = await import('@dedalo/arena/report/write-report');
    await writeReport({ result, folder, words: arenaSpeech(), language: spokenLanguage() });
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`dedalo: ${join(folder, REPORT)}: ${arenaSpeech().tournament.noReport(reason)}\n`);
    return false;
  }
}
