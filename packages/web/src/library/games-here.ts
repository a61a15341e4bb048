import type { KeptGame } from '@dedalo/clients/history/kept-game';
import { signal } from '@preact/signals';
import { toast } from '../app/toasts.tsx';
import { words } from '../speech.ts';
import { joinIntoLibrary, listGames, removeGame, setFavourite } from '../store/library.ts';

/** The library as it is shown; undefined until it is loaded. */
export const gamesHere = signal<readonly KeptGame[] | undefined>(undefined);

export async function readGames(): Promise<void> {
  gamesHere.value = await listGames();
}

export async function toggleFavourite({ id, isFavourite }: KeptGame): Promise<void> {
  if (!(await setFavourite(id, !isFavourite))) return;
  await readGames();
}

/** It can be restored while the message is shown. */
export async function remove({ id }: KeptGame): Promise<void> {
  const removed = await removeGame(id);
  await readGames();
  if (!removed) return;
  const { history, web } = words.value;
  const undo = async (): Promise<void> => {
    await joinIntoLibrary([removed]);
    await readGames();
  };
  toast(history.removed, { action: { label: web.game.undo, run: () => void undo() } });
}
