import { defaultWalls, fewestWalls } from '@dedalo/theseus';
import { expect, test } from 'vitest';
import {
  cleanSeed,
  configOf,
  DEFAULT_PREFERENCES,
  opponentOf,
  parsePreferences,
  wallsOf,
} from '../../../src/games/theseus/wanted-game.ts';

test('the usual game is the described one', () => {
  expect(configOf(DEFAULT_PREFERENCES)).toEqual({ size: 15, supplies: 4, walls: 338, rounds: 100 });
  expect(opponentOf(DEFAULT_PREFERENCES)).toBe('random');
});

test.each([undefined, null, 3, 'x', [], { size: 8, supplies: 9, rounds: 7, walls: -1, side: 'x', bots: 3, seed: 4 }])(
  'of %j nothing is taken over',
  (value) => expect(parsePreferences(value)).toEqual(DEFAULT_PREFERENCES),
);

test('what makes sense is taken over', () => {
  const wanted = { side: 'minotaur', bots: { theseus: 'optimal', minotaur: 'minmax' }, size: 9, walls: 50, sees: true };
  const parsed = parsePreferences(wanted);
  expect(parsed).toMatchObject({ side: 'minotaur', size: 9, walls: 50, sees: true });
  expect(parsePreferences({ watches: true, bots: { theseus: 'minmax:depth=4' } })).toMatchObject({
    watches: true,
    bots: { theseus: 'minmax:depth=4', minotaur: 'random' },
  });
  // A bot that cannot play the side is not taken.
  expect(parsed.bots).toEqual({ theseus: 'optimal', minotaur: 'random' });
  expect(opponentOf(parsed)).toBe('optimal');
});

test('walls go from the border alone to as many as described', () => {
  expect(wallsOf({ size: 9, walls: 0 })).toBe(fewestWalls(9));
  expect(wallsOf({ size: 9, walls: 100 })).toBe(defaultWalls(9));
});

test('a seed is one short line', () => {
  expect(cleanSeed('  a\nb\u0000c ')).toBe('abc');
  expect(cleanSeed('x'.repeat(100))).toHaveLength(60);
});
