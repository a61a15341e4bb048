import { describe, expect, test } from 'vitest';
import { onlyLevel } from '../src/index.ts';
import { contentOf } from './support/content.ts';

const GAME = contentOf({ levels: [['S E'], ['S  E']], powerUps: [{}] });

describe('of one level', () => {
  test('a game has that level and all the rest', () => {
    expect(onlyLevel(GAME, 1)).toEqual({ ...GAME, levels: [GAME.levels[1]] });
  });

  test.each([-1, 2, 0.5])('there is no level %d', (index) => {
    expect(() => onlyLevel(GAME, index)).toThrow(RangeError);
  });
});
