/** The sides of the game; the place of each is its seat. */
export const SIDES = ['theseus', 'minotaur'] as const;
export type Side = (typeof SIDES)[number];

export const PLAYER_NAMES = ['random', 'heuristic', 'minmax', 'hunter', 'optimal'] as const;
export type PlayerName = (typeof PLAYER_NAMES)[number];

/** Who can play a side, under the names that people type; this file loads nothing of the game. */
export const PLAYERS: Readonly<Record<Side, readonly PlayerName[]>> = {
  theseus: ['random', 'heuristic', 'minmax', 'optimal'],
  minotaur: ['random', 'hunter', 'optimal'],
};

/** Who plays a side when nobody says who. */
export const USUAL_PLAYER: Readonly<Record<Side, PlayerName>> = { theseus: 'minmax', minotaur: 'random' };

export const otherSide = (side: Side): Side => (side === 'theseus' ? 'minotaur' : 'theseus');
