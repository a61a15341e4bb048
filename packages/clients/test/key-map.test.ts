import { type Command, SHARED_COMMANDS } from '@dedalo/words';
import { describe, expect, test } from 'vitest';
import { canMeet, COMMANDED_GAMES, commandsIn, ownCommandsOf, usualKeysOf } from '../src/all-commands.ts';
import { doubledKeys, isShifted, KeyMap, type KeySettings, letterOf, unknownCommands } from '../src/key-map.ts';
import { choiceFor, LETTER_CHOICES, LETTER_SETS } from '../src/letter-sets.ts';

const USUAL: KeySettings = { keys: {}, letters: 'wasd' };
const map = (settings: Partial<KeySettings> = {}): KeyMap => new KeyMap({ ...USUAL, ...settings });
const ALL: readonly Command[] = SHARED_COMMANDS;
const MOVES: readonly Command[] = ['up', 'down', 'left', 'right'];

const PLACES = [undefined, ...COMMANDED_GAMES];

describe.each(PLACES)('in %s', (game) => {
  const commands = commandsIn(game);

  test.each(LETTER_SETS)('letters %s: every command has a key, and those of the game keep all theirs', (letters) => {
    const keys = new KeyMap({ keys: {}, letters }, { game });
    for (const command of SHARED_COMMANDS) expect(keys.keysOf(command), command).not.toEqual([]);
    for (const command of game === undefined ? [] : ownCommandsOf(game))
      expect(keys.keysOf(command), command).toEqual(usualKeysOf(command));
  });

  test.each(LETTER_SETS)('letters %s: no key stands for two commands of one page', (letters) => {
    const keys = new KeyMap({ keys: {}, letters }, { game });
    for (const command of commands) {
      const others = commands.filter((other) => other === command || canMeet(other, command));
      for (const key of keys.keysOf(command)) expect(keys.commandOf(key, others.toReversed())).toBe(command);
    }
  });
});

test('only what a gamepad alone asks for has no key', () => {
  const keyless = COMMANDED_GAMES.flatMap(ownCommandsOf).filter((command) => usualKeysOf(command).length === 0);
  expect(keyless).toEqual(['race.slot-3', 'race.slot-4']);
});

test('commands of another game have no keys here', () => {
  expect(new KeyMap(USUAL, { game: 'sokoban' }).keysOf('stratego.pool')).toEqual([]);
  expect(map().keysOf('sokoban.next')).toEqual([]);
});

/** Keys of one's own in the way of every set, of usual keys and of each other. */
const OWN: Readonly<Record<string, KeySettings['keys']>> = {
  'no keys of one’s own': {},
  'undo on u, as in vi': { undo: ['u'] },
  'restart on r, hint on d': { restart: ['r'], hint: ['d'] },
  'a command of the game on a letter of its set': { 'sokoban.next': ['u'] },
  'letters of every set': { undo: ['u', 'w', 'h'], redo: ['d', 's', 'j'] },
  'one key twice': { undo: ['g'], redo: ['g'] },
  'a usual key of another': { undo: ['b'], export: ['?', 'escape'] },
  'a direction on a letter of another': { right: ['d'], up: ['l'] },
};

describe.each(Object.keys(OWN))('with %s', (name) => {
  const places = LETTER_CHOICES.flatMap((letters) => ['sokoban', undefined].map((game) => [letters, game] as const));

  test.each(places)('letters %s, game %s: every key does what is shown for it, and nothing else', (letters, game) => {
    const keys = new KeyMap({ keys: OWN[name]!, letters }, { game });
    const commands = commandsIn(game);
    const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];
    for (const key of new Set([...alphabet, ...commands.flatMap((command) => keys.keysOf(command))])) {
      const shown = commands.filter((command) => keys.keysOf(command).includes(key));
      expect(keys.commandOf(key, commands), key).toBe(shown[0]);
      for (const command of shown) {
        const page = commands.filter((other) => other === command || canMeet(other, command));
        expect(
          [page, page.toReversed()].map((some) => keys.commandOf(key, some)),
          key,
        ).toEqual([command, command]);
      }
    }
  });
});

describe('where nothing was chosen', () => {
  test.each([
    ['sokoban', 'udlr', 'wasjkh'],
    ['pokelabirinto', 'wsad', 'hjkl'],
    [undefined, 'wsad', 'hjkl'],
    ['constructor', 'wsad', 'hjkl'],
  ] as const)('in %s the letters %s move, as it is described, and no others', (game, moving, idle) => {
    const keys = new KeyMap({ keys: {}, letters: 'auto' }, { game });
    expect([...moving].map((letter) => keys.commandOf(letter, ALL))).toEqual(['up', 'down', 'left', 'right']);
    expect([...moving.toUpperCase()].map((letter) => keys.commandOf(letter, ALL))).toEqual(MOVES);
    for (const letter of idle) expect(keys.commandOf(letter, ALL), letter).toBeUndefined();
  });

  test.each([
    [{}, 'udlr'],
    [{ undo: ['u'] }, 'wasd'],
    [{ undo: ['u'], redo: ['s'] }, 'hjkl'],
    [{ undo: ['u', 'w', 'h'] }, 'none'],
    [{ undo: ['u', 'w', 'h', ''] }, 'none'],
    [{ up: ['u'] }, 'udlr'],
    [{ 'sokoban.next': ['d'] }, 'hjkl'],
    [{ 'pokelabirinto.fight': ['d'] }, 'udlr'],
    [{ fly: ['d'] }, 'udlr'],
  ] as const)('the user’s own keys stay: with %j %s move in Sokoban', (own, letters) => {
    expect(new KeyMap({ keys: own, letters: 'auto' }, { game: 'sokoban' }).letters).toBe(letters);
  });
});

describe('the user’s own keys', () => {
  test('stay what they are beside letters that were chosen', () => {
    const keys = new KeyMap({ keys: { undo: ['u'] }, letters: 'udlr' });
    expect([keys.keysOf('undo'), keys.keysOf('up'), keys.keysOf('down')]).toEqual([['u'], ['up'], ['down', 'd']]);
  });

  test('cannot take the way back and the list of keys', () => {
    const keys = new KeyMap({ keys: { undo: ['escape', '?'], back: [] }, letters: 'auto' });
    expect([keys.keysOf('undo'), keys.keysOf('back'), keys.keysOf('help')]).toEqual([[], ['escape'], ['?']]);
  });
});

test.each([
  ['udlr', {}, 'auto'],
  ['wasd', {}, 'wasd'],
  ['none', {}, 'none'],
  ['udlr', { undo: ['u'] }, 'udlr'],
  ['wasd', { undo: ['u'] }, 'auto'],
] as const)('%s taken in Sokoban with the keys %j is kept as %s', (letters, own, choice) => {
  expect(choiceFor('sokoban', letters, own)).toBe(choice);
  expect(new KeyMap({ keys: own, letters: choice }, { game: 'sokoban' }).letters).toBe(letters);
});

test('a key may stand for two commands that never share a page', () => {
  const keys = new KeyMap(USUAL, { game: 'stratego' });
  expect(keys.commandOf('z', ['stratego.remove', 'choose'])).toBe('stratego.remove');
  expect(keys.commandOf('space', ['stratego.hurry'])).toBe('stratego.hurry');
  expect(keys.commandOf('space', ['stratego.begin', 'choose'])).toBe('stratego.begin');
  expect(doubledKeys({ ...USUAL, keys: { undo: ['c'] } })).toEqual([]);
  expect(doubledKeys({ ...USUAL, keys: { hint: ['c'] } })).toEqual(['c']);
});

test('a key of a command that a client does not have is free there', () => {
  const settings = { ...USUAL, keys: { redo: ['g'] } };
  expect(doubledKeys(settings)).toEqual(['g']);
  expect(doubledKeys(settings, ['present'])).toEqual([]);
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

test.each([undefined, ...COMMANDED_GAMES])('U undoes and R restarts in %s where they do not move', (game) => {
  for (const letters of LETTER_CHOICES) {
    const keys = new KeyMap({ keys: {}, letters }, { game });
    const done = ['u', 'r'].map((letter) => keys.commandOf(letter, SHARED_COMMANDS));
    expect(done, letters).toEqual(keys.letters === 'udlr' ? ['up', 'right'] : ['undo', 'restart']);
    expect(['z', 'x'].map((letter) => keys.commandOf(letter, SHARED_COMMANDS))).toEqual(['undo', 'restart']);
  }
});

test('with none only the arrows move', () => {
  for (const letter of 'wasdhjkl') expect(map({ letters: 'none' }).commandOf(letter, ALL)).toBeUndefined();
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
    expect(map({ keys }).keysOf('undo')).toEqual(['z', 'u', 'backspace']);
    expect(unknownCommands({ keys })).toEqual(['__proto__', 'constructor']);
  });

  test('what is asked for by its own name goes before a letter with Shift', () => {
    expect(map({ keys: { redo: ['Z'] } }).commandOf('Z', ALL)).toBe('redo');
  });
});

test('Shift is the same key, but recognised', () => {
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
  const keys = new KeyMap(USUAL, { game: 'sokoban' });
  const commands = commandsIn('sokoban');
  for (const [greek, latin] of ['ζz', 'υy', 'χx', 'ιi', 'ωv', 'τt', 'σs', 'ςw']) {
    expect(keys.commandOf(greek!, commands), greek).toBe(keys.commandOf(latin!, commands));
    expect(keys.commandOf(greek!, commands), greek).toBeDefined();
  }
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
