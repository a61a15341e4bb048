import { describe, expect, test } from 'vitest';
import { findGame, GAME_IDS, GAMES } from '../src/index.ts';

describe('a game is found by its id', () => {
  test.each(GAME_IDS)('%s', (id) => {
    expect(GAMES[id].id).toBe(id);
    expect(findGame(id)).toBe(GAMES[id]);
  });

  test.each(['', 'chess', 'SOKOBAN', 'constructor', 'toString', '__proto__'])('and %j is none', (id) => {
    expect(findGame(id)).toBeUndefined();
  });
});
