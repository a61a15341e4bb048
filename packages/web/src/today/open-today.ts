import type { Day } from '@dedalo/clients/today/day';
import { openChallenge } from '@dedalo/clients/today/open-challenge';
import { renameRoute } from '../app/route.ts';
import type { WebGame } from '../games/web-game.ts';
import { store } from '../store/game-store.ts';
import { linkToOpened } from '../store/go-on.ts';

/** Opens the challenge of a day: as it was left, or from its start. */
export async function openToday(game: WebGame, day: Day): Promise<void> {
  const facts = await game.facts();
  const link = await linkToOpened(game, openChallenge(store, facts, day));
  // Back leads to where the challenge was chosen.
  renameRoute(link);
}
