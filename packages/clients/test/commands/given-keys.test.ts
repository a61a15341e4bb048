import type { Command } from '@dedalo/words';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALL_COMMANDS, canMeet, gameOf, usualKeysOf } from '../../src/all-commands.ts';
import { giveKey, givenKeysOf, KeyMaps, takeKey } from '../../src/commands/given-keys.ts';
import { type Key, KeyMap, type KeySettings, lastingKeysOf, letterOf, plainKey } from '../../src/key-map.ts';

const USUAL: KeySettings = { keys: {}, letters: 'auto' };
function given(settings: KeySettings, command: Command, key: Key): KeySettings {
  const keys = giveKey(settings, command, key);
  if (typeof keys === 'string') throw new Error(`${key} for ${command}: ${keys}`);
  return { ...settings, keys };
}
const keysOf = (settings: KeySettings, command: Command): string[] =>
  new KeyMaps(settings).keysOf(command).map(({ key }) => key);

test('a given key becomes a key of that command everywhere, and of no other that is available beside it', () => {
  const keys = [...new Set([...ALL_COMMANDS.flatMap(usualKeysOf), 'u', 'w', 'k', '7'])];
  fc.assert(
    fc.property(fc.constantFrom(...ALL_COMMANDS), fc.constantFrom(...keys), (command, key) => {
      const changed = giveKey(USUAL, command, key);
      const isKept = ALL_COMMANDS.some(
        (other) => other !== command && canMeet(other, command) && lastingKeysOf(other).includes(key),
      );
      const isLetter = gameOf(command) === 'race' && letterOf(key) !== undefined;
      const refusal = isKept ? 'lasting' : isLetter ? 'letter' : undefined;
      expect(typeof changed === 'string' ? changed : undefined).toBe(refusal);
      if (typeof changed === 'string') return;
      const maps = new KeyMaps({ ...USUAL, keys: changed });
      const has = maps.keysOf(command).find((held) => held.key === key);
      expect([has?.notIn, maps.rivalsFor(command, key)]).toEqual([[], []]);
    }),
    { numRuns: 250, seed: 1 },
  );
});

test('a key more changes nothing about those that there were', () => {
  const settings = given(USUAL, 'undo', 'g');
  expect(settings.keys).toEqual({ undo: ['usual', 'g'] });
  const without = { ...settings, keys: takeKey(settings, 'undo', 'z') };
  expect(without.keys).toEqual({ undo: ['usual', '-z', 'g'] });
  expect(keysOf(without, 'undo')).toEqual(['u', 'backspace', 'g']);
  // U goes on moving up in Sokoban, and undoes elsewhere.
  expect(new KeyMap(without, { game: 'sokoban' }).letters).toBe('udlr');
  const back = given({ ...without, keys: takeKey(without, 'undo', 'g') }, 'undo', 'u');
  expect(back.keys).toEqual({ undo: ['usual', '-z', '-u', 'u'] });
  expect(new KeyMap(back, { game: 'sokoban' }).letters).toBe('wasd');
});

test('of two commands that were given a key the later one has it, and the other has lost it', () => {
  const first = given(USUAL, 'export', 'g');
  const second = given(first, 'undo', 'g');
  expect([keysOf(second, 'export'), keysOf(second, 'undo')]).toEqual([['e'], ['z', 'u', 'backspace', 'g']]);
  const third = given(second, 'export', 'g');
  expect([keysOf(third, 'export'), keysOf(third, 'undo')]).toEqual([
    ['e', 'g'],
    ['z', 'u', 'backspace'],
  ]);
});

test('a usual key that was given to another is listed as lost until it is taken back', () => {
  const taken = given(USUAL, 'hint', 'z');
  expect(new KeyMaps(taken).lostKeysOf('undo')).toEqual([{ key: 'z', holder: 'hint' }]);
  expect(new KeyMaps(taken).lostKeysOf('hint')).toEqual([]);
  const back = given(taken, 'undo', 'z');
  expect(new KeyMaps(back).lostKeysOf('undo')).toEqual([]);
  expect([keysOf(back, 'undo'), keysOf(back, 'hint')]).toEqual([['u', 'backspace', 'z'], ['i']]);
});

test('a command of one game takes a key there only', () => {
  const settings = given(USUAL, 'sokoban.reverse', 'z');
  const [z] = new KeyMaps(settings).keysOf('undo');
  expect(z).toMatchObject({ key: 'z', notIn: ['sokoban'] });
  expect(new KeyMaps(settings).lostKeysOf('undo')).toEqual([]);
});

test('what was given to one game and to all does in that game what was given there', () => {
  const all = given(USUAL, 'export', 'g');
  const both = given(all, 'sokoban.reverse', 'g');
  expect(keysOf(both, 'sokoban.reverse')).toEqual(['b', 'g']);
  expect(new KeyMaps(both).keysOf('export')).toContainEqual(expect.objectContaining({ key: 'g', notIn: ['sokoban'] }));
  expect(keysOf(given(both, 'undo', 'g'), 'sokoban.reverse')).toEqual(['b']);
});

test('a key that was taken away does nothing, and no command asks for it', () => {
  const settings = { ...USUAL, keys: takeKey(USUAL, 'undo', 'z') };
  expect(givenKeysOf('undo', settings.keys)).not.toContain('z');
  expect(new KeyMaps(settings).lostKeysOf('undo')).toEqual([]);
});

test('with Shift, and on a Greek keyboard, it is the same key that is given', () => {
  expect(['Z', 'ζ', 'Ζ', 'shift-up', '+', 'é', 'space'].map(plainKey)).toEqual([
    'z',
    'z',
    'z',
    'up',
    '+',
    'é',
    'space',
  ]);
});
