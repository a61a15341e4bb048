import type { Measures } from '../solver/measures.ts';

/** What a labyrinth is about; `mixed` has something of everything. */
export const LABYRINTH_THEMES = ['mixed', 'chase', 'patience', 'tightrope', 'errand'] as const;
export type LabyrinthTheme = (typeof LABYRINTH_THEMES)[number];

const EXTRAS: Readonly<Record<LabyrinthTheme, (measures: Measures) => number>> = {
  mixed: () => 0,
  chase: ({ chased }) => 6 * chased,
  patience: ({ leastWaits }) => 25 * leastWaits,
  tightrope: ({ narrow }) => 6 * narrow,
  errand: ({ away }) => 6 * away,
};

/**
 * What the generator climbs towards. A way that is long only because of its walls counts little: what counts is what
 * the Minotaur makes of it, and most of all what the theme is about.
 */
export function scoreOf(measures: Measures, theme: LabyrinthTheme = 'mixed'): number {
  const { detour, away, narrow, chased, reachable, dead } = measures;
  const everything = detour + 2 * away + 3 * narrow + 3 * chased + Math.floor((30 * dead) / reachable);
  return everything + EXTRAS[theme](measures);
}
