import type { KeptGame } from '../../src/history/kept-game.ts';

let made = 0;

/** A game of the library, of which a test says what it is about. */
export function keptGame(game: Partial<KeptGame> = {}): KeptGame {
  made++;
  return {
    id: made.toString(16).padStart(16, '0'),
    game: 'sokoban',
    title: 'Classic 1',
    names: ['Player'],
    ending: 'solved',
    result: 'won',
    actions: 10,
    figures: { moves: 10, pushes: 4 },
    at: made * 1000,
    size: 100,
    isFavourite: false,
    ...game,
  };
}
