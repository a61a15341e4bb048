import { COMMANDS, type Command } from '@dedalo/words';
import { describe, expect, test } from 'vitest';
import {
  canMeet,
  doubledKeys,
  isShifted,
  KeyMap,
  type KeySettings,
  LETTER_SETS,
  letterOf,
  unknownCommands,
  USUAL_KEYS,
} from '../src/key-map.ts';

const USUAL: KeySettings = { keys: {}, letters: LETTER_SETS[0] };
const map = (settings: Partial<KeySettings> = {}): KeyMap => new KeyMap({ ...USUAL, ...settings });
const ALL: readonly Command[] = COMMANDS;

test('every command has a key', () => {
  for (const command of COMMANDS) expect(map().keysOf(command), command).not.toEqual([]);
});

test.each(LETTER_SETS)('letters %s: no key stands for two commands of one page', (letters) => {
  const keys = map({ letters });
  for (const command of COMMANDS) {
    const others = ALL.filter((other) => other === command || canMeet(other, command));
    for (const key of keys.keysOf(command)) expect(keys.commandOf(key, others.toReversed())).toBe(command);
  }
});

test('a key may stand for two commands that are never on one page', () => {
  expect(map().commandOf('t', ['levels', 'undo'])).toBe('levels');
  expect(map().commandOf('t', ['fight', 'turn-back'])).toBe('turn-back');
  expect(doubledKeys({ ...USUAL, keys: { undo: ['c'] } })).toEqual([]);
  expect(doubledKeys({ ...USUAL, keys: { hint: ['c'] } })).toEqual(['c']);
});

test.each([
  ['wasd', 'wsad'],
  ['hjkl', 'kjhl'],
  ['udlr', 'udlr'],
] as const)('%s moves up, down, left, right by %s; arrows always do', (letters, order) => {
  const keys = map({ letters });
  const moved = [...order].map((letter) => keys.commandOf(letter, ALL));
  expect(moved).toEqual(['up', 'down', 'left', 'right']);
  for (const arrow of ['up', 'down', 'left', 'right'] as const) expect(keys.commandOf(arrow, ALL)).toBe(arrow);
});

test('with none only the arrows move', () => {
  for (const letter of 'wasdhjklur') expect(map({ letters: 'none' }).commandOf(letter, ALL)).toBeUndefined();
});

describe('keys of the settings', () => {
  test('take the place of the usual ones; letters that move stay beside them', () => {
    const keys = map({ keys: { undo: ['g'], up: ['f'] } });
    expect(keys.commandOf('g', ALL)).toBe('undo');
    expect(keys.commandOf('z', ALL)).toBeUndefined();
    expect(keys.keysOf('up')).toEqual(['f', 'w']);
    expect(keys.commandOf('up', ALL)).toBeUndefined();
  });

  test('none at all is none', () => {
    expect(map({ keys: { undo: [] } }).keysOf('undo')).toEqual([]);
  });

  test('a name that every object has is no key of ours', () => {
    const keys = JSON.parse('{ "__proto__": ["z"], "constructor": ["y"] }') as KeySettings['keys'];
    expect(map({ keys }).keysOf('undo')).toEqual(['z', 'backspace']);
    expect(unknownCommands({ keys })).toEqual(['__proto__', 'constructor']);
  });

  test('what is asked for by its own name goes before a letter with Shift', () => {
    expect(map({ keys: { redo: ['Z'] } }).commandOf('Z', ALL)).toBe('redo');
  });
});

test('Shift is the same key, told apart', () => {
  expect(map().commandOf('W', ALL)).toBe('up');
  expect(map().commandOf('shift-left', ALL)).toBe('left');
  expect(['w', 'W', 'left', 'shift-left', '?', 'space'].map(isShifted)).toEqual([
    false,
    true,
    false,
    true,
    false,
    false,
  ]);
});

test('only what the page can do is found', () => {
  expect(map().commandOf('z', ['up', 'choose'])).toBeUndefined();
});

test('on a Greek keyboard the keys do what they do on a Latin one', () => {
  const keys = map();
  for (const [greek, latin] of ['ζz', 'υy', 'χx', 'ιi', 'ωv', 'τt', 'σs', 'ςw']) {
    expect(keys.commandOf(greek!, ALL), greek).toBe(keys.commandOf(latin!, ALL));
    expect(keys.commandOf(greek!, ALL), greek).toBeDefined();
  }
});

describe('a client with usual keys of its own', () => {
  const usual = { ...USUAL_KEYS, undo: ['u'] };

  test('has them where the settings say nothing', () => {
    expect(new KeyMap(USUAL, usual).keysOf('undo')).toEqual(['u']);
    expect(new KeyMap({ ...USUAL, keys: { undo: ['g'] } }, usual).keysOf('undo')).toEqual(['g']);
  });

  test('tells keys that stand for two commands by them', () => {
    const settings = { ...USUAL, keys: { hint: ['u', 'z'] } };
    expect(doubledKeys(settings)).toEqual(['z']);
    expect(doubledKeys(settings, usual)).toEqual(['u']);
  });
});

test.each([
  ['s', 'S'],
  ['S', 'S'],
  ['σ', 'S'],
  ['up', undefined],
  ['space', undefined],
  ['?', undefined],
  ['1', undefined],
  ['é', undefined],
] as const)('%s is the letter %s', (key, letter) => {
  expect(letterOf(key)).toBe(letter);
});
