import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { writeSafely } from '@dedalo/files';
import type { BoutReport } from '../../bout/bout.ts';
import { logFile } from '../../bout/log-file.ts';
import { type Pool, Stopped } from '../../pool/pool.ts';
import type { Journal } from '../journal/journal.ts';
import { plan } from '../plan/plan.ts';
import { pointsFrom, type Run, runsOf } from '../plan/run.ts';
import { LOGS, REPLAYS, replayOf, type Tournament } from '../tournament.ts';
import { boutOf } from './bout-of.ts';

export interface Playing {
  readonly tournament: Tournament;
  readonly folder: string;
  readonly journal: Pick<Journal, 'played' | 'add'>;
  readonly pool: Pool;
  /** After every game. */
  readonly onGame?: () => void;
}

/** How many games a thread has waiting for it, so that it need not wait for the disk. */
const AHEAD = 2;

/**
 * Plays what is left of a tournament and says whether all of it is done: it is not where the pool was closed. A game
 * counts when its replay is on the disk and, after that, its line in the journal.
 */
export async function playTournament(playing: Playing): Promise<boolean> {
  const { folder, pool } = playing;
  for (const name of [REPLAYS, LOGS]) await mkdir(join(folder, name), { recursive: true });
  const underway = new Map<string, Promise<void>>();
  const course: { isStopped: boolean; failure?: unknown } = { isStopped: false };
  let open: Run[] = [];
  const start = (run: Run): void => {
    const over = playRun(playing, run)
      .catch((error: unknown) => {
        course.isStopped = true;
        if (!(error instanceof Stopped)) course.failure ??= error;
      })
      .finally(() => underway.delete(run.id));
    underway.set(run.id, over);
  };
  for (;;) {
    // Pairing a large Swiss round is work: it is done when there is nothing left to hand out.
    if (open.length === 0 && !course.isStopped) open = openRuns(playing, underway);
    while (!course.isStopped && open.length > 0 && underway.size < pool.jobs * AHEAD) start(open.shift()!);
    if (underway.size === 0) break;
    await Promise.race(underway.values());
    // One failure ends all: the games that are underway are stopped and will be played another time.
    if (course.failure !== undefined) await pool.close();
  }
  if (course.failure !== undefined) throw course.failure;
  return !course.isStopped;
}

/** What can be played now and is not yet. */
function openRuns({ tournament: { field }, journal }: Playing, underway: ReadonlyMap<string, unknown>): Run[] {
  const planned = plan(field, pointsFrom(field, journal.played));
  return runsOf(field, planned).filter(({ id }) => !journal.played.has(id) && !underway.has(id));
}

async function playRun({ tournament, folder, journal, pool, onGame }: Playing, run: Run): Promise<void> {
  const logs = run.players.map((_, seat) => logFile(join(folder, LOGS), run.id, seat));
  // What a game that was broken off has left.
  for (const log of logs) await rm(log, { force: true });
  const report = await pool.play(boutOf(tournament, run, join(folder, LOGS)));
  await keep({ folder, journal }, report, logs);
  onGame?.();
}

async function keep(
  { folder, journal }: Pick<Playing, 'folder' | 'journal'>,
  { replay, ...report }: BoutReport,
  logs: readonly string[],
): Promise<void> {
  await writeSafely(join(folder, replayOf(report.id)), replay);
  await journal.add({ ...report, logs: logs.map((log) => (existsSync(log) ? basename(log) : null)) });
}
