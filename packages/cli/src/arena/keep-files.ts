import { readdirSync, writeFileSync } from 'node:fs';
import { type Game, parseReplay, verifyReplay } from '@dedalo/engine';
import { reasonOf } from '../store/files.ts';
import { UsageError } from '../usage.ts';

/** Whether a replay comes to what it says when it is played again. */
export function replayHolds(game: Game, text: string): boolean {
  const parsed = parseReplay(text);
  return parsed.ok && verifyReplay(game, parsed.value).ok;
}

/** Whether any program has written to standard error. */
export const hasLogs = (folder: string): boolean => readdirSync(folder).some((name) => name.endsWith('.log'));

/** Writes what a series leaves behind. A replay that does not hold is written too: it must be looked at. */
export function writeText(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new UsageError(`${file} cannot be written (${reasonOf(error)}).`, { cause: error });
  }
}
