import { readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { endGroupNow, kill } from './end-group.ts';
import { formatRun, isRunAlive, markerIn, markNumber, ownRun, parseMarker, type Run } from './marker.ts';
import type { ProgramGroup } from './members.ts';
import { readEnvironment, readLockLimit, readProcesses } from './process-table.ts';
import { WORKING_FOLDER, workingFolderOf } from './working-folder.ts';

const live = new Set<ProgramGroup>();
let isReady = false;

/** The programs that this thread has started and that are not ended yet. */
export const livePrograms = (): readonly ProgramGroup[] => [...live];

/** From now on it is ended with this thread. */
export function addLive(group: ProgramGroup): void {
  live.add(group);
  if (isReady) return;
  isReady = true;
  process.once('exit', () => endPrograms(livePrograms()));
  endStrays();
}

export const removeLive = (group: ProgramGroup): boolean => live.delete(group);

/** Ends programs at once and waits for it, without giving anything else a turn. */
export function endPrograms(groups: readonly ProgramGroup[]): void {
  for (const group of groups) {
    endGroupNow(group);
    removeFolder(group.marker);
    live.delete(group);
  }
}

/**
 * Ends all programs of this process, those that other threads have started too, and removes their folders: the last
 * thing to do before the process ends. Where there is no /proc only those of this thread are known.
 */
export function endAllPrograms(): void {
  endPrograms(livePrograms());
  endMarked((run) => formatRun(run) === formatRun(ownRun));
}

/** What an arena has left that was killed itself: its programs died with it, but not what they had started. */
function endStrays(): void {
  endMarked((run) => !isRunAlive(run));
}

const MOST_PASSES = 100;

function endMarked(isMeant: (run: Run) => boolean): void {
  if (process.platform !== 'linux') return;
  const isMarked = (marker: string | undefined): boolean => {
    const run = marker === undefined ? undefined : parseMarker(marker);
    return run !== undefined && isMeant(run);
  };
  const markers = markersOfFolders().filter(isMarked);
  // Whoever has no environment any more is known by the number that goes with a folder.
  const numbers = new Set(markers.map(markNumber));
  const isLeft = (pid: number): boolean =>
    isMarked(markerIn(readEnvironment(pid))) || numbers.has(readLockLimit(pid) ?? Number.NaN);
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const found = readProcesses().filter(({ pid }) => pid !== process.pid && isLeft(pid));
    for (const { pid } of found) kill(pid);
    if (found.length === 0) break;
  }
  for (const marker of markers) removeFolder(marker);
}

function markersOfFolders(): readonly string[] {
  try {
    return readdirSync(tmpdir())
      .filter((name) => name.startsWith(WORKING_FOLDER))
      .map((name) => name.slice(WORKING_FOLDER.length));
  } catch {
    return [];
  }
}

function removeFolder(marker: string): void {
  try {
    rmSync(workingFolderOf(marker), { recursive: true, force: true });
  } catch {
    // It stays among the temporary files.
  }
}
