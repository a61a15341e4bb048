import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { writeSafely } from '@dedalo/files';
import { logFile } from '../../bout/log-file.ts';
import { type Pool, Stopped } from '../../pool/pool.ts';
import type { Journal } from '../journal/journal.ts';
import { plan } from '../plan/plan.ts';
import { pointsFrom, type Run, runsOf } from '../plan/run.ts';
import { LOGS, REPLAYS, replayOf, type Tournament } from '../tournament.ts';
import { boutOf } from './bout-of.ts';

export interface Playing {
  readonly tournament: Tournament;
  /** Where replays and logs go; without it nothing is kept. */
  readonly folder?: string;
  /** False where a folder is for logs alone. */
  readonly keepsReplays?: boolean;
  readonly journal: Pick<Journal, 'played' | 'add'>;
  readonly pool: Pool;
  /** After every game. */
  readonly onGame?: () => void;
  /** Asked after every game: nothing more is wanted, and what is still played counts for nothing. */
  readonly isEnough?: () => boolean;
}

/**
 * How many games a thread has waiting for it, so that it need not wait for the disk. Where a meeting is played in one thread,
 * its games must not be all that wait.
 */
const aheadOf = ({ keepsPrograms, field }: Tournament): number => (keepsPrograms ? 2 * Math.max(2, field.games) : 2);

/**
 * Plays what is left of a tournament or a match and says whether all of it is done: it is not where the pool was closed.
 * A game counts when its replay is on the disk and, after that, its line in the journal.
 */
export async function playTournament(playing: Playing): Promise<boolean> {
  const { folder, pool, tournament, keepsReplays = true } = playing;
  const rooms =
    folder === undefined ? [] : [...(keepsReplays ? [REPLAYS] : []), LOGS].map((name) => join(folder, name));
  for (const room of rooms) await mkdir(room, { recursive: true });
  const underway = new Map<string, Promise<void>>();
  const course: { isStopped: boolean; isEnough: boolean; failure?: unknown } = { isStopped: false, isEnough: false };
  let open: Run[] = [];
  const start = (run: Run): void => {
    const over = playRun(playing, run)
      .then(() => {
        course.isEnough ||= playing.isEnough?.() === true;
      })
      .catch((error: unknown) => {
        course.isStopped = true;
        if (!(error instanceof Stopped)) course.failure ??= error;
      })
      .finally(() => underway.delete(run.id));
    underway.set(run.id, over);
  };
  for (;;) {
    // Pairing a large Swiss round is work: it is done when there is nothing left to hand out.
    if (course.isEnough) open = [];
    else if (open.length === 0 && !course.isStopped) open = openRuns(playing, underway);
    while (!course.isStopped && open.length > 0 && underway.size < pool.jobs * aheadOf(tournament))
      start(open.shift()!);
    if (underway.size === 0) break;
    await Promise.race(underway.values());
    // One failure ends all: the games that are underway are stopped and will be played another time.
    if (course.failure !== undefined || course.isEnough) await pool.close();
  }
  if (course.failure !== undefined) throw course.failure;
  return course.isEnough || !course.isStopped;
}

/** What can be played now and is not yet. */
function openRuns({ tournament: { field }, journal }: Playing, underway: ReadonlyMap<string, unknown>): Run[] {
  const planned = plan(field, pointsFrom(field, journal.played));
  return runsOf(field, planned).filter(({ id }) => !journal.played.has(id) && !underway.has(id));
}

async function playRun(
  { tournament, folder, keepsReplays = true, journal, pool, onGame }: Playing,
  run: Run,
): Promise<void> {
  const places = folder === undefined ? undefined : { logs: join(folder, LOGS), hidden: folder };
  const logs = run.players.map((_, seat) => places && logFile(places.logs, run.id, seat));
  // What a game that was broken off has left.
  for (const log of logs) if (log !== undefined) await rm(log, { force: true });
  const { replay, ...report } = await pool.play(boutOf(tournament, run, places));
  if (folder !== undefined && keepsReplays) await writeSafely(join(folder, replayOf(report.id)), replay);
  const written = logs.map((log) => (log !== undefined && existsSync(log) ? basename(log) : null));
  await journal.add({ ...report, logs: written });
  onGame?.();
}
