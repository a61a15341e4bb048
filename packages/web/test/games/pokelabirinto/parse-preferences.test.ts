import { expect, test } from 'vitest';
import { DEFAULT_PREFERENCES, parsePreferences } from '../../../src/games/pokelabirinto/parse-preferences.ts';

test('what was chosen is read again', () => {
  const chosen = {
    creature: 'Talos',
    size: 31,
    maze: 'classic',
    opponents: 5,
    movement: 'ambusher',
    mind: 'person',
    fog: true,
    seed: 'typed',
    typed: 'Ariadne',
  };
  expect(parsePreferences(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
});

test.each([
  ['nothing', undefined],
  ['a text', 'x'],
  ['values that are none', { size: 7, maze: 'x', opponents: 6, movement: 1, mind: null, fog: 'yes', seed: 'x' }],
  ['others', { opponents: -1, creature: 4, typed: {} }],
  ['broken counts', { opponents: 1.5, size: '15' }],
])('%s is as if nothing had been chosen', (_, value) => {
  expect(parsePreferences(value)).toEqual(DEFAULT_PREFERENCES);
});

test('a seed without end is cut', () => {
  expect(parsePreferences({ typed: 'x'.repeat(1000) }).typed).toHaveLength(60);
});
