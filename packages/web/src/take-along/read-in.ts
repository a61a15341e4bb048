import { placed } from '@dedalo/clients/sentences';
import { LONGEST_FILE, type ReadEntry } from '@dedalo/clients/take-along/entry';
import { parseTakeAlong } from '@dedalo/clients/take-along/parse';
import { err, ok, type Result } from '@dedalo/grid';
import { say } from '@dedalo/words';
import { words } from '../speech.ts';

/** What it takes to gather everything is loaded when that is asked for. */
export const gathering = () => import('./gather.ts');

export interface Told {
  readonly text: string;
  readonly isGood: boolean;
  /** Something was taken in: the page has to be loaded again to show it. */
  readonly isTaken?: boolean;
}

const bad = (text: string): Told => ({ text, isGood: false });

/** Takes in a file; what came of it. */
export async function readIn(file: File): Promise<Told> {
  const read = await readEntries(file);
  return read.ok ? takeEntriesIn(read.value) : read.error;
}

/** The entries of a file, or why it cannot be taken in. */
export async function readEntries(file: File): Promise<Result<readonly ReadEntry[], Told>> {
  const { takeAlong: said, web } = words.value;
  if (file.size > LONGEST_FILE) {
    return err(bad(web.fileTooLarge({ name: file.name, most: `${LONGEST_FILE / 1_000_000} MB` })));
  }
  const text = await textOf(file);
  if (text === undefined) return err(bad(web.replay.fileUnreadable(file.name)));
  const parsed = parseTakeAlong(text);
  if (parsed.ok) return ok(parsed.value);
  return err(bad(placed(file.name, parsed.error.at, say(said.problem, parsed.error))));
}

async function textOf(file: File): Promise<string | undefined> {
  try {
    return await file.text();
  } catch {
    return undefined;
  }
}

export async function takeEntriesIn(entries: readonly ReadEntry[]): Promise<Told> {
  const { takeAlong: said } = words.value;
  try {
    const { takeIn } = await gathering();
    const left = await takeIn(entries);
    const lines = left.map(({ at }) => String(at.line)).join(', ');
    const done = said.done(entries.length - left.length);
    return { text: left.length === 0 ? done : `${done} ${said.leftOut(lines)}`, isGood: true, isTaken: true };
  } catch (error) {
    console.warn(error);
    return bad(said.notTaken);
  }
}
