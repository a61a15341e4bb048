import { accessSync, constants, existsSync, lstatSync, mkdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readIfThere, removeFile, writeSafelySync } from './files.ts';
import { withLock } from './lock.ts';

const NAME = 'settings.toml';

/** The settings are in the config folder; they used to be in the data folder, and may still be there. */
export interface SettingsFolders {
  readonly config: string;
  readonly data: string;
}

/** The path of the settings file, existing or not. Nothing is moved. */
export function settingsFileIn({ config, data }: SettingsFolders): string {
  const [file, old] = [join(config, NAME), join(data, NAME)];
  return !existsSync(file) && existsSync(old) ? old : file;
}

/**
 * Moves the settings out of the data folder, once, and returns their place. Where that is impossible they stay in use
 * where they are, and the next start tries again.
 */
export async function moveSettings(folders: SettingsFolders): Promise<string> {
  const file = join(folders.config, NAME);
  const old = join(folders.data, NAME);
  if (settingsFileIn(folders) !== file && canBeMoved(old, file)) {
    // Of two programs that start at the same time, the second must not overwrite what the first has moved and changed.
    await withLock(file, () => {
      if (settingsFileIn(folders) !== file) move(old, file);
    });
  }
  return settingsFileIn(folders);
}

/** A broken link is the user's and stays; a file that cannot be removed would be a second copy. */
function canBeMoved(old: string, file: string): boolean {
  try {
    accessSync(dirname(old), constants.W_OK);
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    accessSync(dirname(file), constants.W_OK);
    return lstatSync(file, { throwIfNoEntry: false }) === undefined;
  } catch {
    return false;
  }
}

/** The new file is on the disk before the old one goes: a kill in between leaves both, with the same text. */
function move(old: string, file: string): void {
  try {
    if (lstatSync(old).isSymbolicLink()) symlinkSync(resolve(dirname(old), readlinkSync(old)), file);
    else {
      const text = readIfThere(old);
      // The store reports what cannot be read, at its place.
      if (!text.ok || text.value === undefined) return;
      writeSafelySync(file, text.value);
    }
    removeFile(old);
  } catch {
    // A full disk, or a folder that has just become read-only.
  }
}
