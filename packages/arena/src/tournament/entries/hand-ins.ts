import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { err, ok, type Result } from '@dedalo/grid';
import { foldName, LONGEST_NAME } from '../settings/names.ts';
import type { FileProblem } from '../settings/problem.ts';
import { readBotFile, type SplitCommand } from '../settings/read-tournament.ts';
import type { ProgramEntry } from '../settings/tournament-file.ts';

export const BOT_FILE = 'bot.toml';

/** A sub-folder with a `bot.toml`, and what is wrong with it, if anything. */
export type HandIn =
  | { readonly type: 'entry'; readonly entry: ProgramEntry }
  | { readonly type: 'refused'; readonly name: string; readonly folder: string; readonly problem: FileProblem };

/** The hand-ins in a folder, in the order of their names. Sub-folders without a `bot.toml` are none. */
export async function readHandIns(folder: string, split: SplitCommand): Promise<HandIn[]> {
  const names = (await readdir(folder, { withFileTypes: true }))
    .filter((found) => found.isDirectory() && !found.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();
  const handIns: HandIn[] = [];
  const taken = new Set<string>();
  for (const name of names) {
    const text = await readBotText(join(folder, name, BOT_FILE));
    if (text === undefined) continue;
    const read = text.ok ? readBotFile(text.value, { folder: name, split }) : text;
    const own = read.ok ? read.value.name : [...name].slice(0, LONGEST_NAME).join('');
    const isTaken = taken.has(foldName(own));
    // Whoever comes second is told apart by the folder.
    const shown = isTaken ? `${own} (${name})` : own;
    taken.add(foldName(shown));
    if (!read.ok) handIns.push({ type: 'refused', name: shown, folder: name, problem: read.error });
    else if (isTaken) {
      handIns.push({
        type: 'refused',
        name: shown,
        folder: name,
        problem: { code: 'name-taken', key: 'name', name: own },
      });
    } else handIns.push({ type: 'entry', entry: read.value });
  }
  return handIns;
}

const MOST_BYTES = 64 * 1024;

/** Undefined where there is none. Links are not followed: they may lead anywhere. */
async function readBotText(file: string): Promise<Result<string, FileProblem> | undefined> {
  try {
    const stats = await lstat(file);
    if (!stats.isFile() || stats.size > MOST_BYTES) return err({ code: 'unreadable' });
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file)));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : err({ code: 'unreadable' });
  }
}
