import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isRunFolder } from '../../program/left-out.ts';
import { foldName, LONGEST_NAME } from '../settings/names.ts';
import type { SplitCommand } from '../settings/read-tournament.ts';
import type { ProgramEntry } from '../settings/tournament-file.ts';
import type { HandInProblem } from './absence.ts';
import { readBot } from './bot-file.ts';

/** What lies in the folder of the hand-ins: one that can be entered, or what is wrong with it. */
export type HandIn = { readonly type: 'entry'; readonly entry: ProgramEntry } | Refused;

interface Refused {
  readonly type: 'refused';
  readonly name: string;
  /** Its name in the folder of the hand-ins. */
  readonly place: string;
  readonly problem: HandInProblem;
}

export interface HandInsOptions {
  readonly split: SplitCommand;
  /** Names in the folder that belong to the tournament itself, such as its file. */
  readonly others: readonly string[];
}

/**
 * Everything in a folder of hand-ins, in the order of the names. Left out are hidden files, a README, and the results of
 * a tournament.
 */
export async function readHandIns(folder: string, { split, others }: HandInsOptions): Promise<HandIn[]> {
  const found = (await readdir(folder, { withFileTypes: true }))
    .filter(({ name }) => !others.includes(name) && !/^\.|^readme(\.\w+)?$/i.test(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const handIns: HandIn[] = [];
  const taken = new Set<string>();
  for (const item of found) {
    const read = item.isDirectory()
      ? await readFolder(folder, item.name, split)
      : refuse(item.name, { code: 'stray-file' });
    if (read) handIns.push(withOwnName(read, taken));
  }
  return handIns;
}

async function readFolder(folder: string, place: string, split: SplitCommand): Promise<HandIn | undefined> {
  const path = join(folder, place);
  const read = await readBot(path, { folder: place, split });
  if (read.ok) return { type: 'entry', entry: read.value };
  return read.error.code === 'no-bot-file' && isRunFolder(path) ? undefined : refuse(place, read.error);
}

const refuse = (place: string, problem: HandInProblem): Refused => ({
  type: 'refused',
  name: [...place].slice(0, LONGEST_NAME).join(''),
  place,
  problem,
});

/** The second of a name is refused, and told apart by its folder. */
function withOwnName(handIn: HandIn, taken: Set<string>): HandIn {
  const { name } = handIn.type === 'entry' ? handIn.entry : handIn;
  const place = handIn.type === 'entry' ? handIn.entry.folder : handIn.place;
  const isTaken = taken.has(foldName(name));
  const shown = isTaken ? `${name} (${place})` : name;
  taken.add(foldName(shown));
  if (!isTaken) return handIn;
  if (handIn.type === 'refused') return { ...handIn, name: shown };
  return { type: 'refused', name: shown, place, problem: { code: 'name-taken', entry: handIn.entry } };
}
