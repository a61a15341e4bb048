import { existsSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { isOfSystem } from '@dedalo/arena/program/shown-machine';
import { delimiter, dirname, relative, resolve, sep } from 'node:path';

/**
 * What the words of a typed command name outside of the folder of the program, such as `/bots/ada/bot.py` or a classpath:
 * in a sandbox it would not be there. What lies beside a file belongs to it, but for a home.
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
