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

/** Starts a new game; it replaces the unfinished one. */
export function beginWish(wish: TheseusWish): TheseusGame {
  const game = startTheseus(wish);
  // The game that was left is about to be overwritten: if it cannot be verified, it is set aside first.
  keptTheseus(store);
  new TheseusPlay(clientContext, game).keep();
  return game;
}

/** A new game for these preferences; if a fair board would have to be found first, the next one of the ladder. */
export function beginGame(): TheseusGame {
  const wanted = preferences.peek();
  const { side } = wanted;
  if (wanted.board !== 'own') return beginWish(wishOf(nextBoard(store.progress, side).rung));
  return beginWish({ config: configOf(wanted), seed: seedOf(wanted), side, against: opponentOf(wanted) });
}

const seeker = new Thinker<FairWish, FairBoard | null>(
  () => new Worker(new URL('./fair-worker.ts', import.meta.url), { type: 'module' }),
);

/** The same, but a fair board is searched for in a worker; undefined if none was found. */
export async function beginWanted(): Promise<TheseusGame | undefined> {
  const wanted = preferences.peek();
  const { side, fairSize: size } = wanted;
  const against = opponentOf(wanted);
  if (wanted.board !== 'fair' || !canBeFair({ side, against })) return beginGame();
  const found = await seeker.ask({ side, against, size, seed: seedOf(wanted) });
  if (found === null || found === 'stopped') return undefined;
  return beginWish({ config: found.config, seed: found.seed, side, against });
}
