import type { Day } from '@dedalo/clients/today/day';
import { openChallenge } from '@dedalo/clients/today/open-challenge';
import { gameWords } from '@dedalo/words';
import { linkTo, renameRoute } from '../app/route.ts';
import { toast } from '../app/toasts.tsx';
import type { WebGame } from '../games/web-game.ts';
import { words } from '../speech.ts';
import { store } from '../store/game-store.ts';

/** Goes to the challenge of a day: as it was left, or as it begins. */
export async function openToday(game: WebGame, day: Day): Promise<void> {
  const facts = await game.facts();
  await game.beforeChallenge?.(day);
  const { replay, hasPutAway } = openChallenge(store, facts, day);
  store.flush();
  if (hasPutAway) toast(words.value.today.putAside(gameWords(words.value, game.id).name));
  // Back leads to where the challenge was chosen.
  renameRoute(linkTo(game.left(replay, words.value).path));
}
