import { type Game, searchBot } from '@dedalo/engine';

/** The players for a seat in a game that brings only its rules. */
export const SITTERS = ['person', 'random', 'search'] as const;
export type Sitter = (typeof SITTERS)[number];

export const isSitter = (text: string): text is Sitter => SITTERS.some((sitter) => sitter === text);

/** The players possible in this game: some games offer no state to search on. */
export const sittersOf = (game: Game): readonly Sitter[] =>
  SITTERS.filter((sitter) => sitter !== 'search' || searchBot(game) !== undefined);

/** A person in the first seat, against the best available player. */
export const usualSitters = (game: Game, seats: number): readonly Sitter[] =>
  Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'person' : sittersOf(game).at(-1)!));
