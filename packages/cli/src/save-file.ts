import { accessSync, closeSync, constants, existsSync, openSync, readSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { reasonOf, writeSafelySync } from './store/files.ts';
import { UsageError } from './usage.ts';

/** Writes a file whole or not at all. */
export function saveFile(file: string, text: string): void {
  try {
    if (!existsSync(dirname(file))) throw Object.assign(new Error(dirname(file)), { code: 'ENOENT' });
    writeSafelySync(file, text);
  } catch (error) {
    throw new UsageError(`${file} cannot be written (${reasonOf(error)}).`, { cause: error });
  }
}

/** Refuses, before work begins, a name in a folder where nothing can be written. */
export function checkTarget(file: string): void {
  try {
    accessSync(dirname(file), constants.W_OK);
  } catch (error) {
    throw new UsageError(`${file} cannot be written (${reasonOf(error)}).`, { cause: error });
  }
}

/** Refuses, before a game begins, a name that cannot be written, or that would overwrite another file. */
export function checkReplayTarget(file: string): void {
  checkTarget(file);
  if (!existsSync(file)) return;
  const isReplay = statSync(file).isFile() && beginning(file).startsWith('dedalo replay ');
  if (!isReplay) throw new UsageError(`${file} is there already and is no replay. Choose another name.`);
}

function beginning(file: string): string {
  const handle = openSync(file, 'r');
  const bytes = new Uint8Array(32);
  readSync(handle, bytes);
  closeSync(handle);
  return new TextDecoder().decode(bytes);
}

/** `stem.replay`, or the first of `stem-2.replay`, `stem-3.replay` … that is not there yet. */
export function freeReplayName(stem: string): string {
  const names = (number: number): string => (number === 1 ? `${stem}.replay` : `${stem}-${number}.replay`);
  let number = 1;
  while (existsSync(names(number))) number++;
  return names(number);
}
