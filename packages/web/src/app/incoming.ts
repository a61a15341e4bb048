import { signal } from '@preact/signals';
import { words } from '../speech.ts';
import { go, linkTo } from './route.ts';
import { toast } from './toasts.tsx';

/** A replay that somebody brought: dropped, chosen, pasted. It is judged by whoever shows it. */
export interface BroughtReplay {
  readonly name: string;
  readonly text: string;
}

export const broughtReplay = signal<BroughtReplay | undefined>(undefined);

export const MOST_BYTES = 20_000_000;

export const isReplayText = (text: string): boolean => /^\uFEFF?\s*dedalo replay\b/.test(text);

/** Opens what somebody brings: a replay to watch, or levels to play. */
export async function openFile(file: File): Promise<void> {
  const bytes = await readBytes(file);
  return bytes && openBytes(file.name, bytes);
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
  return isReplayText(text) ? openReplayText({ name, text }) : openLevels(name, new TextEncoder().encode(text));
}

async function openBytes(name: string, bytes: Uint8Array): Promise<void> {
  const head = new TextDecoder().decode(bytes.subarray(0, 64));
  if (isReplayText(head)) return openReplayText({ name, text: new TextDecoder().decode(bytes) });
  return openLevels(name, bytes);
}

export function openReplayText(brought: BroughtReplay): void {
  broughtReplay.value = brought;
  go(linkTo(['replay', 'opened']));
}

async function openLevels(name: string, bytes: Uint8Array): Promise<void> {
  const { addLevels } = await import('../sokoban/add-levels.ts');
  await addLevels(name, bytes);
}
