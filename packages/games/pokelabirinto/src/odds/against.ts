import type { Mind } from '../config.ts';

/** How the rival chooses where odds are computed: by chance, greedily, or what is worst for the hero. */
export const AGAINST = ['random', 'greedy', 'best'] as const;
export type Against = (typeof AGAINST)[number];

const AGAINST_OF: Readonly<Record<Mind, Against>> = {
  random: 'random',
  greedy: 'greedy',
  expectimax: 'best',
  person: 'best',
};

/** Whoever thinks, or may think, is taken to choose best: the odds are then what the hero has at least. */
export const oddsAgainst = (mind: Mind): Against => AGAINST_OF[mind];
