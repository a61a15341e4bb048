import { createConfig, FairBoardSearch } from '@dedalo/theseus';
import { botOf } from './bots.ts';
import { OPPONENTS, otherSide, type PlayerWord, type Side, SIDES } from './players.ts';

const SUPPLIES = 3;
const MOST_ROUNDS = 100;

export interface FairWish {
  /** The person's. */
  readonly side: Side;
  readonly against: PlayerWord;
  readonly size: number;
  readonly seed: string;
}

/** Whether the exact chances against an opponent can be computed. */
export const canBeFair = ({ side, against }: Pick<FairWish, 'side' | 'against'>): boolean =>
  OPPONENTS[otherSide(side)].some((name) => name === against);

/** Searches for a fair board; the result follows from the request. */
export function fairSearch({ side, against, size, seed }: FairWish): FairBoardSearch {
  const other = otherSide(side);
  const opponent = botOf(other, against).opponentIn?.(SIDES.indexOf(other));
  const config = createConfig({ size, supplies: SUPPLIES, rounds: MOST_ROUNDS });
  if (!opponent || !config.ok)
    throw new RangeError(`fairSearch: no chances against ${against} on ${size} tiles a side`);
  return new FairBoardSearch({ config: config.value, seed, seat: SIDES.indexOf(side), opponent });
}
