import { describe, expect, test } from 'vitest';
import { pokelabirinto } from '../src/game.ts';
import type { Action } from '../src/state.ts';

const { text } = pokelabirinto;

const ACTIONS: readonly (readonly [letter: string, action: Action])[] = [
  ['W', { type: 'move', way: 'W' }],
  ['A', { type: 'move', way: 'A' }],
  ['S', { type: 'move', way: 'S' }],
  ['D', { type: 'move', way: 'D' }],
  ['C', { type: 'fight' }],
  ['T', { type: 'turn-back' }],
  ['1', { type: 'attack', attack: 1 }],
  ['2', { type: 'attack', attack: 2 }],
];

describe('P26, P29, P31: what can be asked for is one of the described keys', () => {
  test.each(ACTIONS)('%s', (letter, action) => {
    expect(text.parseAction(letter)).toEqual({ ok: true, value: action });
    expect(text.formatAction(action)).toBe(letter);
  });
});

const JUNK = [
  ['nothing', ''],
  ['a blank', ' '],
  ['a line end', '\n'],
  ['a line end after it', 'W\n'],
  ['a line end of Windows', 'W\r'],
  ['a blank before it', ' W'],
  ['a blank after it', '1 '],
  ['two of them', 'WW'],
  ['the other case, which clients turn', 'w'],
  ['an attack that nobody has', '3'],
  ['no attack', '0'],
  ['an attack below zero', '-1'],
  ['a number with a nought', '01'],
  ['a fraction', '1.0'],
  ['a number in words', 'one'],
  ['digits of another script', '١'],
  ['wide letters', 'Ｗ'],
  ['a Greek letter that looks the same', 'Α'],
  ['a sign that terminals obey', '\u001B[A'],
  ['a zero byte', 'W\u0000'],
  ['half a character', '\uD83D'],
  ['a name of every object', 'toString'],
  ['another one', '__proto__'],
  ['very much', 'W'.repeat(100_000)],
] as const;

describe('PB14: anything else is refused as a value and nothing throws', () => {
  test.each(JUNK)('%s', (_, junk) => {
    expect(text.parseAction(junk)).toEqual({
      ok: false,
      error: { code: 'unexpected-line', expected: 'W / A / S / D / C / T / 1 / 2', at: { line: 1, column: 1 } },
    });
  });

  test.each(JUNK)('as a config or a state: %s', (_, junk) => {
    expect(text.parseConfig(junk)).toMatchObject({ ok: false, error: { code: 'unexpected-line' } });
    expect(text.parseState(junk)).toMatchObject({ ok: false, error: { code: 'unexpected-line' } });
  });
});
