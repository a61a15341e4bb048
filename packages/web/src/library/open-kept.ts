import { goOnWith } from '@dedalo/clients/history/go-on';
import type { KeptGame } from '@dedalo/clients/history/kept-game';
import { openReplayText } from '../app/incoming.ts';
import { go } from '../app/route.ts';
import { toast } from '../app/toasts.tsx';
import { WEB_GAMES } from '../games/index.ts';
import { words } from '../speech.ts';
import { store } from '../store/game-store.ts';
import { linkToOpened } from '../store/go-on.ts';
import { removeGame, replayOf } from '../store/library.ts';

/** Watches a finished game, or resumes one that was put away; one that cannot be read is reported. */
export async function openKept({ id, game: gameId, title, result }: KeptGame): Promise<void> {
  const replay = await replayOf(id);
  if (replay === undefined) return toast(words.value.history.notReadable, { role: 'bad' });
  if (result !== 'open') return openReplayText({ name: `${title || gameId}.replay`, text: replay, isOwn: true });
  const game = WEB_GAMES.find((each) => each.id === gameId);
  const opened = game && goOnWith(store, await game.facts(), replay);
  if (!game || !opened) return toast(words.value.history.notReadable, { role: 'bad' });
  // The game is being played again; it comes back to the library when it is over or put away.
  await removeGame(id);
  return go(await linkToOpened(game, opened));
}
