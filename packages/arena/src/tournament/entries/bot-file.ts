import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { err, type Result } from '@dedalo/grid';
import { readBotFile, type SplitCommand } from '../settings/read-tournament.ts';
import type { ProgramEntry } from '../settings/tournament-file.ts';
import type { HandInProblem } from './absence.ts';

export const BOT_FILE = 'bot.toml';

const MOST_BYTES = 64 * 1024;

export type BotFileProblem = Exclude<HandInProblem, { code: 'name-taken' }>;

interface BotFileOptions {
  /** What the folder is called: where the file says no name, it is the name of the player. */
  readonly folder: string;
  readonly split: SplitCommand;
}

/** Reads the `bot.toml` in a folder. Links are not followed: they may lead anywhere. */
export async function readBot(path: string, options: BotFileOptions): Promise<Result<ProgramEntry, BotFileProblem>> {
  const unreadable = err({ code: 'bad-bot-file', problem: { code: 'unreadable' } } as const);
  const file = join(path, BOT_FILE);
  let text: string;
  try {
    const stats = await lstat(file);
    if (!stats.isFile() || stats.size > MOST_BYTES) return unreadable;
    text = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? err({ code: 'no-bot-file' }) : unreadable;
  }
  const read = readBotFile(text, options);
  return read.ok ? read : err({ code: 'bad-bot-file', problem: read.error });
}
