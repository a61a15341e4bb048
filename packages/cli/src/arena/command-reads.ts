import { existsSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { isOfSystem } from '@dedalo/arena/program/shown-machine';
import { delimiter, dirname, relative, resolve, sep } from 'node:path';

/**
 * Paths in a typed command outside the program's folder, such as `/bots/ada/bot.py` or a classpath, which a sandbox
 * would not have. The files beside a file come with it, unless it lies in a home folder.
 */
export function readsOf(words: readonly string[], folder: string): readonly string[] {
  const paths = words
    .flatMap((word) => word.split(delimiter))
    .filter((part) => part.includes('/'))
    .map((part) => resolve(folder, part))
    .filter((path) => existsSync(path) && !isOfSystem(path) && !isInside(path, folder));
  return [...new Set(paths.map(shown))];
}

function shown(path: string): string {
  const place = statSync(path).isDirectory() ? path : dirname(path);
  return isInside(homedir(), place) ? path : place;
}

function isInside(path: string, folder: string): boolean {
  const [first] = relative(folder, path).split(sep);
  return first !== '..';
}
