import type { Placement } from './check-board.ts';
import { nearest } from './sight.ts';
import { THESEUS } from './state.ts';

/** The colours of Theseus' light: white, green near a supply, red near the Minotaur. */
export const SABRE_COLOURS = ['white', 'green', 'red'] as const;
export type SabreColour = (typeof SABRE_COLOURS)[number];

/** Near is what Theseus sees from where he stands. Where both are near, danger is shown (TB13). */
export function sabreColour(placement: Placement): SabreColour {
  const { supply, opponent } = nearest(placement, THESEUS);
  if (opponent > 0 || placement.theseus === placement.minotaur) return 'red';
  return supply > 0 ? 'green' : 'white';
}
