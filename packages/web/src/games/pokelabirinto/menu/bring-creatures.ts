import { err, ok, type Result } from '@dedalo/grid';
import { say } from '@dedalo/words';
import type { Opening } from '../../../app/opener.ts';
import { go, linkTo } from '../../../app/route.ts';
import { toast } from '../../../app/toasts.tsx';
import { words } from '../../../speech.ts';
import { bringCreatures, MOST_CHARACTERS } from '../creatures/own-creatures.ts';

/** Adds the creatures of a file. Returns a message about what was added, or what is wrong and where. */
export function takeCreatures(name: string, bytes: Uint8Array): Result<string, string> {
  const { web, games } = words.value;
  const said = web.pokelabirinto.own;
  if (bytes.length > MOST_CHARACTERS) return err(web.fileTooLarge({ name, most: `${MOST_CHARACTERS / 1000} kB` }));
  const read = bringCreatures(new TextDecoder().decode(bytes));
  if (read.ok) return ok(said.added(read.value.length));
  const text = say(games.pokelabirinto.problem, read.error);
  const { at } = read.error;
  return err(at ? said.atLine({ file: name, line: at.line, text }) : `${name}: ${text}`);
}

/** A file that was dropped or pasted anywhere. */
export async function openCreatures(name: string, bytes: Uint8Array): Promise<Opening> {
  const taken = takeCreatures(name, bytes);
  if (!taken.ok) return { problem: taken.error };
  toast(taken.value, { role: 'good', isAhead: true });
  go(linkTo(['pokelabirinto']));
  return 'opened';
}
