/** Short sounds. */
export const EFFECTS = [
  'bump',
  'crash',
  'pick',
  'store',
  'use',
  'over',
  'trap',
  'wall-broken',
  'map',
  'level',
  'won',
  'lost',
  'opponent-ahead',
  'menu',
] as const;
export type Effect = (typeof EFFECTS)[number];

/**
 * Parameters of ZzFX: volume, randomness (none), frequency, attack, sustain, release, shape, curve, slide, its change, a
 * jump of the pitch and when, when all that repeats, noise, modulation, crushing, delay, … What is good goes up, what is
 * bad goes down.
 */
export const RECIPES: Readonly<Record<Effect, readonly number[]>> = {
  bump: [0.3, 0, 120, 0, 0.012, 0.05, 4, 0.8, -1.5],
  crash: [0.7, 0, 190, 0.004, 0.06, 0.34, 4, 1.2, -1.1, 0, 0, 0, 0, 0.7],
  pick: [0.42, 0, 587.33, 0.004, 0.03, 0.16, 1, 1.5, 0, 0, 293.66, 0.05],
  store: [0.42, 0, 440, 0.004, 0.03, 0.14, 1, 1.5, 0, 0, 146.83, 0.05],
  use: [0.5, 0, 293.66, 0.01, 0.08, 0.26, 1, 1.4, 2.5, 0, 146.83, 0.06],
  over: [0.34, 0, 440, 0.004, 0.04, 0.18, 1, 1.4, 0, 0, -110, 0.07],
  trap: [0.5, 0, 233.08, 0.006, 0.1, 0.3, 1, 0.8, -1.4, 0, -50, 0.1, 0, 0.1],
  'wall-broken': [0.6, 0, 75, 0.004, 0.05, 0.3, 4, 1.8, -0.3, 0, 0, 0, 0.03, 1.8],
  map: [0.48, 0, 392, 0.01, 0.08, 0.28, 1, 1.4, 0, 0, 195.99, 0.09],
  level: [0.55, 0, 392, 0.01, 0.16, 0.45, 1, 1.4, 0, 0, 130.81, 0.1, 0.2, 0, 0, 0, 0.06],
  won: [0.6, 0, 440, 0.01, 0.2, 0.5, 1, 1.4, 0, 0, 220, 0.1, 0.2, 0, 0, 0, 0.06],
  lost: [0.6, 0, 220, 0.01, 0.22, 0.5, 1, 1, -0.6, 0, -37, 0.16],
  'opponent-ahead': [0.45, 0, 349.23, 0.006, 0.1, 0.12, 1, 1.2, 0, 0, -62, 0.08, 0.16],
  menu: [0.25, 0, 659.25, 0, 0.008, 0.05, 1, 1.6],
};
