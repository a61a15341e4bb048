import { join, resolve } from 'node:path';
import type { TournamentResult } from '@dedalo/protocol/report';
import {
  compareSources,
  formatCsv,
  formatSameCode,
  GRADES,
  type PlayedGames,
  progressOf,
  readSources,
  REPORT,
  resultOf,
  RESULTS,
  SAME_CODE,
  type Tournament,
} from '@dedalo/arena/tournament/index';
import { printable } from '@dedalo/clients/printable';
import { writeSafely } from '@dedalo/files';
import { arenaSpeech } from '../../arena/arena-words.ts';
import { playAll } from '../../arena/play-all.ts';
import type { Stand } from '../../arena/run-bar.ts';
import { type Held as HeldFolder, inRunFolder, openJournal } from '../../arena/run-folder.ts';
import { typedCommand } from '../../arena/typed-command.ts';
import type { WatchFlags } from '../../arena/watch/watch-option.ts';
import { spokenLanguage } from '../../speech.ts';
import { NoAnswer } from '../../usage.ts';
import type { Order } from './order.ts';
import { makeCharter, tournamentOf } from './prepared.ts';
import { absentSentence } from './sentences.ts';

export interface Held {
  readonly result: TournamentResult;
  readonly folder: string;
  readonly hasReport: boolean;
  /** Undefined if it was played to its end. */
  readonly stopped?: { readonly done: number; readonly of: number };
}

export interface HoldOptions extends WatchFlags {
  readonly folder: string;
  readonly isRestart: boolean;
}

/**
 * Runs a tournament, or the rest of it, and writes all results. Ctrl-C stops it, and the results so far are written.
 */
export const holdTournament = (order: Order, options: HoldOptions): Promise<Held> =>
  inRunFolder(options, (held) => hold(order, options, held));

async function hold(order: Order, { folder, watch }: HoldOptions, { run, signal }: HeldFolder): Promise<Held> {
  const said = arenaSpeech().tournament;
  const ready = await makeCharter(order, run, signal);
  // A player that is not prepared yet would look as if it did not take part.
  if (signal.aborted) throw new NoAnswer(said.stopped({ done: 0, of: 0, command: typedCommand() }));
  const tournament = { ...(await tournamentOf(order, ready, resolve(folder))), ...(await sameCodeOf(order)) };
  const journal = await openJournal(folder);
  const { played } = journal;
  try {
    if (run.charter) {
      const { done, of } = progressOf(tournament, played);
      if (done < of) process.stderr.write(`dedalo: ${said.resumed({ done, of, folder })}\n`);
    }
    const isDone = await playAll({
      tournament,
      folder: resolve(folder),
      journal,
      jobs: order.jobs,
      signal,
      look: () => standOf(tournament, played),
      watch,
    });
    const result = resultOf(tournament, played);
    const hasReport = await writeResults(result, folder);
    return { result, folder, hasReport, ...(!isDone && { stopped: progressOf(tournament, played) }) };
  } finally {
    await journal.close();
  }
}

/** The progress, and the leader. */
function standOf(tournament: Tournament, played: PlayedGames): Stand {
  const { done, of, leader } = progressOf(tournament, played);
  return { done, of, notes: leader === undefined ? [] : [arenaSpeech().tournament.leads(printable(leader))] };
}

/** Code that hand-ins share; only with two or more. */
async function sameCodeOf({ compared }: Order): Promise<Pick<Tournament, 'sameCode'>> {
  const sources = await Promise.all(compared.map(({ name, folder }) => readSources(name, folder)));
  const readable = sources.filter(({ files }) => files.length > 0);
  return readable.length < 2 ? {} : { sameCode: compareSources(readable) };
}

/** Reports whether the report was written: an error in it must not hide the results. */
async function writeResults(result: TournamentResult, folder: string): Promise<boolean> {
  await writeSafely(join(folder, RESULTS), `${JSON.stringify(result, null, 2)}\n`);
  await writeSafely(join(folder, GRADES), formatCsv(result, absentSentence));
  if (result.sameCode) await writeSafely(join(folder, SAME_CODE), formatSameCode(result.sameCode));
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
