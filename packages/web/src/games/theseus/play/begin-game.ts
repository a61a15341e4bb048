import { canBeFair, type FairWish } from '@dedalo/clients/theseus/fair';
import { nextBoard, wishOf } from '@dedalo/clients/theseus/ladder';
import { keptTheseus, startTheseus, type TheseusGame, type TheseusWish } from '@dedalo/clients/theseus/session';
import { TheseusPlay } from '@dedalo/clients/theseus/theseus-play';
import type { FairBoard } from '@dedalo/theseus';
import { clientContext } from '../../../store/client-context.ts';
import { store } from '../../../store/game-store.ts';
import { Thinker } from '../../../work/thinker.ts';
import { preferences } from '../preferences.ts';
import { seedOf } from '../seed-of.ts';
import { configOf, opponentOf } from '../wanted-game.ts';

/** A new game; it is the one that is left from now on. */
export function beginWish(wish: TheseusWish): TheseusGame {
  const game = startTheseus(wish);
  // What was left before is about to be written over: if it does not hold, it is set aside first.
  keptTheseus(store);
  new TheseusPlay(clientContext, game).keep();
  return game;
}

/** A new game as the preferences say; where an even board would have to be found first, the next one of the ladder. */
export function beginGame(): TheseusGame {
  const wanted = preferences.peek();
  const { side } = wanted;
  if (wanted.board !== 'own') return beginWish(wishOf(nextBoard(store.progress, side).rung));
  return beginWish({ config: configOf(wanted), seed: seedOf(wanted), side, against: opponentOf(wanted) });
}

const seeker = new Thinker<FairWish, FairBoard | null>(
  () => new Worker(new URL('./fair-worker.ts', import.meta.url), { type: 'module' }),
);

/** The same, and an even board is looked for beside the page; undefined where none was found. */
export async function beginWanted(): Promise<TheseusGame | undefined> {
  const wanted = preferences.peek();
  const { side, fairSize: size } = wanted;
  const against = opponentOf(wanted);
  if (wanted.board !== 'fair' || !canBeFair({ side, against })) return beginGame();
  const found = await seeker.ask({ side, against, size, seed: seedOf(wanted) });
  if (found === null || found === 'stopped') return undefined;
  return beginWish({ config: found.config, seed: found.seed, side, against });
}
