import { itemsOfDrop } from '../games/race/own/list-brought.ts';
import { words } from '../speech.ts';
import { bringReplay, type BroughtReplay } from './brought-replay.ts';
import { go, linkTo } from './route.ts';
import { toast } from './toasts.tsx';

export const MOST_BYTES = 20_000_000;

export const isReplayText = (text: string): boolean => /^\uFEFF?\s*dedalo replay\b/.test(text);

/** What became of something that was to be opened. */
export type Opening = 'opened' | 'stopped' | { readonly problem: string };

/** Opens what somebody brings: a replay to watch, or levels to play. What is wrong with it is said. */
export async function openFile(file: File): Promise<void> {
  const bytes = await readBytes(file);
  if (bytes) sayProblem(await openBytes(file.name, bytes));
}

/** Opens what was dropped: a game of the race in a folder or a zip, or a file. */
export async function openDropped(transfer: DataTransfer): Promise<void> {
  const items = itemsOfDrop(transfer);
  const [first] = items;
  const [file] = transfer.files;
  const isFolder = first !== undefined && 'isDirectory' in first && first.isDirectory;
  if (!isFolder && !file?.name.toLowerCase().endsWith('.zip')) return file && openFile(file);
  try {
    const { bring } = await import('../games/race/menu/bring.ts');
    return await bring(items);
  } catch (error) {
    console.warn(error);
    return toast(words.value.web.notLoaded, { role: 'bad' });
  }
}

/** Opens what somebody says is a replay; whoever shows it says what is wrong with it. */
export async function openReplayFile(file: File): Promise<void> {
  const bytes = await readBytes(file);
  return bytes && openReplayText({ name: file.name, text: new TextDecoder().decode(bytes) });
}

/** Says why where it is not read. */
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

/** Opens a text; what is wrong with it is for the caller to say. */
export const tryText = (name: string, text: string): Promise<Opening> =>
  openBytes(name, new TextEncoder().encode(text));

function sayProblem(opening: Opening): void {
  if (typeof opening === 'object') toast(opening.problem, { role: 'bad' });
}

async function openBytes(name: string, bytes: Uint8Array): Promise<Opening> {
  const head = new TextDecoder().decode(bytes.subarray(0, 64));
  if (!isReplayText(head)) return openLevels(name, bytes);
  openReplayText({ name, text: new TextDecoder().decode(bytes) });
  return 'opened';
}

export function openReplayText(brought: BroughtReplay): void {
  bringReplay(brought);
  go(linkTo(['replay', 'opened']));
}

async function openLevels(name: string, bytes: Uint8Array): Promise<Opening> {
  try {
    const { addLevels } = await import('../games/sokoban/menu/add-levels.ts');
    return await addLevels(name, bytes);
  } catch (error) {
    console.warn(error);
    return { problem: words.value.web.notLoaded };
  }
}
