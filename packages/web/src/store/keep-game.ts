import type { LibraryGame } from '@dedalo/clients/history/library-game';
import { toast } from '../app/toasts.tsx';
import { words } from '../speech.ts';

let isToldFull = false;

/** Keeps a finished game. The database is loaded with the first one. */
export async function keepGame(game: LibraryGame): Promise<void> {
  const { addGame } = await import('./library.ts');
  const added = await addGame(game, Date.now());
  const { history } = words.value;
  if (added === 'not-kept') return toast(history.notKept, { role: 'bad' });
  if (added.gone === 0 || isToldFull) return undefined;
  isToldFull = true;
  return toast(history.gone(added.gone));
}
