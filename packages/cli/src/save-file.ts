import { closeSync, existsSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { UsageError } from './usage.ts';

/** Writes a file whole or not at all: whoever is killed in between leaves the old one. */
export function saveFile(file: string, text: string): void {
  const beside = `${file}.${process.pid}.tmp`;
  try {
    const handle = openSync(beside, 'w');
    writeFileSync(handle, text);
    fsyncSync(handle);
    closeSync(handle);
    renameSync(beside, file);
  } catch (error) {
    throw new UsageError(`${file} cannot be written: ${error instanceof Error ? error.message : String(error)}.`, {
      cause: error,
    });
  }
}

/** `stem.replay`, or the first of `stem-2.replay`, `stem-3.replay` … that is not there yet. */
export function freeReplayName(stem: string): string {
  const names = (number: number): string => (number === 1 ? `${stem}.replay` : `${stem}-${number}.replay`);
  let number = 1;
  while (existsSync(names(number))) number++;
  return names(number);
}
