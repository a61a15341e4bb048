import { readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { endGroupNow, kill } from './end-group.ts';
import { formatRun, isRunAlive, markerIn, ownRun, parseMarker, type Run } from './marker.ts';
import type { ProgramGroup } from './members.ts';
import { readEnvironment, readProcesses } from './process-table.ts';
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
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const found = readProcesses().filter(({ pid }) => pid !== process.pid && isMarked(markerIn(readEnvironment(pid))));
    for (const { pid } of found) kill(pid);
    if (found.length === 0) break;
  }
  for (const name of namesInTemporaryFolder()) {
    const marker = name.startsWith(WORKING_FOLDER) ? name.slice(WORKING_FOLDER.length) : undefined;
    if (marker !== undefined && isMarked(marker)) removeFolder(marker);
  }
}

function namesInTemporaryFolder(): readonly string[] {
  try {
    return readdirSync(tmpdir());
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
