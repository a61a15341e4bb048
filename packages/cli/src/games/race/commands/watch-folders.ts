import { type FSWatcher, watch } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { reasonOf } from '../../../store/files.ts';
import { UsageError } from '../../../usage.ts';
import type { ListedFolder } from './list-folder.ts';

/** A save is several changes in a row; it is looked at when they are over. */
const DELAY_MS = 100;

export interface Watch {
  /** Looks at everything and says which folders there are now. */
  readonly look: () => Promise<readonly ListedFolder[]>;
  /** Called once, when no further change will be missed. */
  readonly ready: () => void;
  readonly stop: AbortSignal;
}

/**
 * Looks, and looks again after every change in one of the folders. They are watched, not their files: an editor that
 * writes beside a file and renames changes the folder. Whoever comes to be watched is looked at once more, for what
 * happened to it before.
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

/** Watches these folders and no others; whether there are new ones among them. */
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

/** A folder that has gone meanwhile will not be there when it is looked for again. */
function startWatcher(path: string, change: () => void): FSWatcher | undefined {
  try {
    return watch(path, change);
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === 'ENOENT') return undefined;
    throw new UsageError(`${path} cannot be watched (${reason}).`, { cause: error });
  }
}
