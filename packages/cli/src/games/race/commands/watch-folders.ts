import { type FSWatcher, watch } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { reasonOf } from '../../../store/files.ts';
import { UsageError } from '../../../usage.ts';
import type { ListedFolder } from './list-folder.ts';

/** Saving makes several changes in a row; it looks when they are over. */
const DELAY_MS = 100;

export interface Watch {
  /** Looks at everything and returns the current folders. */
  readonly look: () => Promise<readonly ListedFolder[]>;
  /** Called once, when every further change will be noticed. */
  readonly ready: () => void;
  readonly stop: AbortSignal;
}

/**
 * Runs `look`, and runs it again after every change in one of the folders. Folders are watched, not files: an editor
 * that writes beside a file and renames it changes the folder. After a folder is added it looks once more, for changes
 * made before.
 */
export async function watchFolders({ look, ready, stop }: Watch): Promise<void> {
  const watchers = new Map<string, FSWatcher>();
  let isReady = false;
  let isChanged = true;
  let wake = (): void => {};
  const change = (): void => {
    isChanged = true;
    wake();
  };
  stop.addEventListener('abort', change);
  try {
    while (!stop.aborted) {
      isChanged = false;
      if (follow(watchers, await look(), change)) continue;
      if (!isReady) ready();
      isReady = true;
      await new Promise<void>((resolve) => {
        wake = resolve;
        if (isChanged || stop.aborted) resolve();
      });
      await pause(DELAY_MS, undefined, { signal: stop }).catch(() => {});
    }
  } finally {
    stop.removeEventListener('abort', change);
    for (const watcher of watchers.values()) watcher.close();
  }
}

/** Watches exactly these folders; returns whether there are new ones among them. */
function follow(watchers: Map<string, FSWatcher>, folders: readonly ListedFolder[], change: () => void): boolean {
  const wanted = new Map(folders.map((folder) => [`${folder.id} ${folder.path}`, folder.path]));
  for (const [key, watcher] of watchers) {
    if (wanted.has(key)) continue;
    watcher.close();
    watchers.delete(key);
  }
  let hasNew = false;
  for (const [key, path] of wanted) {
    if (watchers.has(key)) continue;
    hasNew = true;
    const watcher = startWatcher(path, change);
    if (!watcher) continue;
    watchers.set(key, watcher);
    watcher.on('error', () => {
      watchers.delete(key);
      change();
    });
  }
  return hasNew;
}

/** A folder deleted in the meantime will be missing at the next look. */
function startWatcher(path: string, change: () => void): FSWatcher | undefined {
  try {
    return watch(path, change);
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === 'ENOENT') return undefined;
    throw new UsageError(`${path} cannot be watched (${reason}).`, { cause: error });
  }
}
