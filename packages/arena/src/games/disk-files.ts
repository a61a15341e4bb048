import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadFiles } from './arena-game.ts';

const MOST_FILES = 1000;

/** What settings name, on the disk. */
export const diskFiles: ReadFiles = {
  text: (path) => attempt(() => readFileSync(path, 'utf8')),
  folder: (folder, ending) =>
    attempt(() =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith(ending))
        .slice(0, MOST_FILES)
        .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(folder, path), 'utf8') })),
    ),
};

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
