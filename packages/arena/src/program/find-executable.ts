import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, isAbsolute, join, resolve } from 'node:path';
import { err, ok, type Result } from '@dedalo/grid';
import { searchPath } from './environment.ts';

export type NotExecutable = 'ENOENT' | 'EACCES';

/** The file that a first word of a command means, as the system looks for it: by PATH where it holds no slash. */
export function findExecutable(word: string, folder: string): Result<string, NotExecutable> {
  if (word === '') return err('ENOENT');
  if (word.includes('/')) return check(resolve(folder, word));
  let problem: NotExecutable = 'ENOENT';
  for (const place of searchPath().split(delimiter)) {
    const found = check(isAbsolute(place) ? join(place, word) : resolve(folder, place, word));
    if (found.ok) return found;
    if (found.error === 'EACCES') problem = 'EACCES';
  }
  return err(problem);
}

function check(path: string): Result<string, NotExecutable> {
  try {
    if (!statSync(path).isFile()) return err('EACCES');
  } catch {
    return err('ENOENT');
  }
  try {
    accessSync(path, constants.X_OK);
    return ok(path);
  } catch {
    return err('EACCES');
  }
}
