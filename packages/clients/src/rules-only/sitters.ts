import { type Game, searchBot } from '@dedalo/engine';

/** The players that a seat can have in a game that brings only its rules. */
export const SITTERS = ['person', 'random', 'search'] as const;
export type Sitter = (typeof SITTERS)[number];

export const isSitter = (text: string): text is Sitter => SITTERS.some((sitter) => sitter === text);

/** Those that this game can be played by: some games offer no state to search on. */
export const sittersOf = (game: Game): readonly Sitter[] =>
  SITTERS.filter((sitter) => sitter !== 'search' || searchBot(game) !== undefined);

/** A person in the first seat, against the best player there is. */
export const usualSitters = (game: Game, seats: number): readonly Sitter[] =>
  Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'person' : sittersOf(game).at(-1)!));
