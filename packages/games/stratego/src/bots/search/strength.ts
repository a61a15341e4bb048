import type { Setup } from '../../setups/setup.ts';

/** What a search may use: the weaker levels look less far and remember less, and are never wrong on purpose. */
export interface Strength {
  /** So many passes, each a move deeper; the first sees its own move and the exchanges that follow. */
  readonly passes: number;
  /** Of how many ways the hidden pieces may be it takes the mean. */
  readonly suppositions: number;
  /** How many of the enemy's cards that fights have shown it remembers. */
  readonly cards: number;
  /** Whether it learns from how the enemy moves. */
  readonly watches: boolean;
  readonly setups: readonly Setup[];
}
