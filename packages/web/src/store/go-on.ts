import type { OpenedGame } from '@dedalo/clients/history/go-on';
import { gameWords } from '@dedalo/words';
import { linkTo } from '../app/route.ts';
import { toast } from '../app/toasts.tsx';
import type { WebGame } from '../games/web-game.ts';
import { words } from '../speech.ts';
import { store } from './game-store.ts';

/** Where a game that has just been opened is resumed. */
export async function linkToOpened(game: WebGame, { replay, hasPutAway }: OpenedGame): Promise<string> {
  await game.beforeGoingOn?.(replay);
  store.flush();
  if (hasPutAway) toast(words.value.today.putAside(gameWords(words.value, game.id).name));
  return linkTo(game.left(replay, words.value).path);
}
