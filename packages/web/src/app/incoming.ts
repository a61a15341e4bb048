import { WEB_GAMES } from '../games/index.ts';
import { words } from '../speech.ts';
import { bringReplay, type BroughtReplay } from './brought-replay.ts';
import { itemsOfDrop } from './dropped-items.ts';
import type { BroughtFile, Opening } from './opener.ts';
import { go, linkTo } from './route.ts';
import { toast } from './toasts.tsx';

export const MOST_BYTES = 20_000_000;

export const isReplayText = (text: string): boolean => /^\uFEFF?\s*dedalo replay\b/.test(text);

/** What somebody took along from another browser or the terminal; a broken one is known by its name. */
const isTakeAlong = async (file: File): Promise<boolean> =>
  /\.dedalo$/i.test(file.name) ||
  /^\uFEFF?dedalo take-along\b/.test(
    await file
      .slice(0, 64)
      .text()
      .catch(() => ''),
  );

/** Opens what somebody brings: a replay to watch, levels to play, or what was taken along. What is wrong with it is said. */
export async function openFile(file: File): Promise<void> {
  if (await isTakeAlong(file)) {
    return sayProblem(await orNotLoaded(async () => (await import('../take-along/bring.ts')).bringTakeAlong(file)));
  }
  const bytes = await readBytes(file);
  if (bytes) sayProblem(await openBytes(file.name, bytes));
}

/** Opens a drop: something that a game opens as it is, such as a folder, or a file. */
export async function openDropped(transfer: DataTransfer): Promise<void> {
  const items = itemsOfDrop(transfer);
  const [first] = items;
  const [file] = transfer.files;
  const isFolder = first !== undefined && 'isDirectory' in first && first.isDirectory;
  const name = first?.name ?? file?.name ?? '';
  const opener = WEB_GAMES.find(({ drops }) => drops?.takes({ name, isFolder }))?.drops;
  if (!opener) return file && openFile(file);
  return sayProblem(await orNotLoaded(() => opener.open(items)));
}

/** Opens a text as a replay; the page that shows it reports problems. */
export async function openReplayFile(file: File): Promise<void> {
  const bytes = await readBytes(file);
  return bytes && openReplayText({ name: file.name, text: new TextDecoder().decode(bytes) });
}

/** Reads the file, or says why it is not read. */
async function readBytes(file: File): Promise<Uint8Array | undefined> {
  if (file.size > MOST_BYTES) {
    const most = `${MOST_BYTES / 1_000_000} MB`;
    toast(words.value.web.fileTooLarge({ name: file.name, most }), { role: 'bad' });
    return undefined;
  }
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    toast(words.value.web.replay.fileUnreadable(file.name), { role: 'bad' });
    return undefined;
  }
}

export async function openText(name: string, text: string): Promise<void> {
  sayProblem(await tryText(name, text));
}

/** Opens a text; the caller reports problems. */
export const tryText = (name: string, text: string): Promise<Opening> =>
  openBytes(name, new TextEncoder().encode(text));

function sayProblem(opening: Opening): void {
  if (typeof opening === 'object') toast(opening.problem, { role: 'bad' });
}

async function openBytes(name: string, bytes: Uint8Array): Promise<Opening> {
  const head = new TextDecoder().decode(bytes.subarray(0, 64));
  // A replay that is damaged in its first line is still recognised by its name.
  if (!isReplayText(head) && !/\.replay$/i.test(name)) return openForGame({ name, bytes });
  openReplayText({ name, text: new TextDecoder().decode(bytes) });
  return 'opened';
}

export function openReplayText(brought: BroughtReplay): void {
  bringReplay(brought);
  go(linkTo(['replay', 'opened']));
}

/** One game accepts any text, so there is always a message about what is wrong. */
async function openForGame(file: BroughtFile): Promise<Opening> {
  const openers = WEB_GAMES.flatMap(({ files }) => files ?? []).sort((a, b) => a.order - b.order);
  const opener = openers.find((each) => each.takes(file));
  if (!opener) throw new Error(`no game takes ${file.name}`);
  return orNotLoaded(() => opener.open(file));
}

async function orNotLoaded(open: () => Promise<Opening>): Promise<Opening> {
  try {
    return await open();
  } catch (error) {
    console.warn(error);
    return { problem: words.value.web.notLoaded };
  }
}
