import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { carryChanges, CHOICES, DEFAULT_SETTINGS, type Settings } from '../../src/store/settings.ts';
import { formatSettings, parseSettings } from '../../src/store/settings-text.ts';
import { valueOf } from './support.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 12 });
const OURS = Object.keys(valueOf(parseSettings('')).settings);
const isForeign = (key: string): boolean => ![...OURS, 'version', 'deadlock-notice', 'dead-squares'].includes(key);

const anySettings: fc.Arbitrary<Settings> = fc.record({
  language: fc.constantFrom(...CHOICES.language),
  letters: fc.constantFrom(...CHOICES.letters),
  colours: fc.constantFrom(...CHOICES.colours),
  board: fc.constantFrom(...CHOICES.board),
  edges: fc.constantFrom(...CHOICES.edges),
  motion: fc.constantFrom(...CHOICES.motion),
  deadlockNotice: fc.boolean(),
  deadSquares: fc.boolean(),
  largeBoards: fc.boolean(),
  keys: fc.dictionary(fc.oneof(anyText, fc.constant('__proto__')), fc.array(anyText, { maxLength: 3 })),
  others: fc.dictionary(
    anyText.filter(isForeign),
    fc.oneof(
      anyText,
      fc.boolean(),
      fc.integer(),
      fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
      fc.array(anyText, { maxLength: 3 }),
    ),
  ),
});

test('settings written and read are the same settings', () => {
  fc.assert(
    fc.property(anySettings, (settings) => {
      const read = valueOf(parseSettings(formatSettings(settings)));
      expect(read.settings).toEqual(settings);
      expect(read.warnings.map(({ code }) => code)).toEqual(Object.keys(settings.others).map(() => 'unknown-setting'));
    }),
    { numRuns: 500, seed: 1 },
  );
});

test('the file says what it is and what each setting may be', () => {
  const text = formatSettings({ ...DEFAULT_SETTINGS, keys: { undo: ['u', 'backspace'] } });
  expect(text).toMatch(/^# The settings of Dedalo\./);
  expect(text).toContain('\nversion = 2\n');
  expect(text).toContain('# "auto", "en", "it", "pt", "el"\nlanguage = "auto"\n');
  expect(text).toContain('# true, false\ndeadlock-notice = true\n');
  expect(text).toContain('\n[keys]\nundo = ["u", "backspace"]\n');
});

test('what is not said is the default, also in an empty file or one without a version', () => {
  expect(valueOf(parseSettings(''))).toEqual({ settings: DEFAULT_SETTINGS, warnings: [] });
  expect(valueOf(parseSettings('motion = "none"'))).toEqual({
    settings: { ...DEFAULT_SETTINGS, motion: 'none' },
    warnings: [],
  });
});

test('a bad value costs its own key only and is named with its line and what is allowed', () => {
  const { settings, warnings } = valueOf(
    parseSettings(
      'version = 1\nletters = "qwerty"\nmotion = "none"\ndead-squares = "yes"\n[keys]\nundo = 7\nredo = "r"\n',
    ),
  );
  expect(settings).toEqual({ ...DEFAULT_SETTINGS, motion: 'none', keys: { redo: ['r'] } });
  expect(warnings).toEqual([
    { code: 'bad-value', key: 'letters', value: '"qwerty"', allowed: CHOICES.letters, line: 2 },
    { code: 'bad-value', key: 'dead-squares', value: '"yes"', allowed: ['true', 'false'], line: 4 },
    { code: 'bad-value', key: 'keys.undo', value: '7', line: 6 },
  ]);
});

test('values of every kind in every key are refused one by one, never all', () => {
  const values = ['99999999999999999999', 'nan', '-inf', '1979-05-27', '[]', '{}', '[[1]]', '{ a = { b = 1 } }', '0.5'];
  const keys = ['version', 'language', 'letters', 'board', 'dead-squares', 'keys', 'keys.undo', 'never-heard'];
  for (const value of values.filter((value) => value !== '99999999999999999999')) {
    for (const key of keys) {
      const read = valueOf(parseSettings(`motion = "none"\n${key} = ${value}`));
      expect(read.settings.motion).toBe('none');
      const isFine = (key === 'keys' && value.startsWith('{}')) || (key === 'keys.undo' && value === '[]');
      expect(read.warnings.length, `${key} = ${value}`).toBe(isFine ? 0 : 1);
      expect(valueOf(parseSettings(formatSettings(read.settings))).settings).toEqual(read.settings);
    }
  }
  expect(valueOf(parseSettings('letters = 99999999999999999999')).warnings).toHaveLength(1);
});

test('unknown settings are named; simple ones survive a rewrite', () => {
  const read = valueOf(parseSettings('sound = "on"\nvolume = 0.5\n[window]\nwidth = 80\n'));
  expect(read.settings.others).toEqual({ sound: 'on', volume: 0.5 });
  expect(read.warnings).toEqual([
    { code: 'unknown-setting', key: 'sound', line: 1 },
    { code: 'unknown-setting', key: 'volume', line: 2 },
    { code: 'unknown-setting', key: 'window', line: 3 },
  ]);
  expect(valueOf(parseSettings(formatSettings(read.settings))).settings.others).toEqual({ sound: 'on', volume: 0.5 });
});

test('warnings hold nothing that a terminal would obey, and are short', () => {
  const { warnings } = valueOf(
    parseSettings(`board = "\\u001b[2J\\u009b2J"\nmotion = "${'x'.repeat(500)}"\n"\\u001b\\u009d" = 1\n`),
  );
  expect(warnings).toHaveLength(3);
  for (const { key, value = '' } of warnings) {
    expect(key + value).not.toMatch(/\p{Cc}/u);
    expect(value.length).toBeLessThanOrEqual(60);
  }
});

test('text that is no TOML is damaged, at its place', () => {
  expect(parseSettings('version = 1\nmotion = none\n')).toEqual({
    ok: false,
    error: { code: 'damaged', line: 2, column: 10 },
  });
});

test('a later version is not guessed at', () => {
  expect(parseSettings('version = 3')).toEqual({ ok: false, error: { code: 'newer-version', version: 3 } });
  expect(parseSettings('version = 99999999999999999999')).toMatchObject({ error: { code: 'newer-version' } });
});

test('whatever the text, it is read or refused, never thrown', () => {
  const anyLine = fc.tuple(
    fc.constantFrom('version', 'board', 'keys', '[keys]', '[[keys]]', '"a"', '__proto__', 'constructor', 'keys.undo'),
    fc.constantFrom('', ' = 1', ' = "x"', ' = [', ' = ["a"]', ' = {a=1}', '.b = 2', ' = """', '\u0000'),
  );
  const anyFile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(anyLine).map((lines) => lines.map((parts) => parts.join('')).join('\n')),
  );
  fc.assert(
    fc.property(anyFile, (text) => {
      const read = parseSettings(text);
      const again = read.ok ? valueOf(parseSettings(formatSettings(read.value.settings))).settings : undefined;
      expect(again).toEqual(read.ok ? read.value.settings : undefined);
      expect(['read', 'damaged', 'newer-version']).toContain(read.ok ? 'read' : read.error.code);
    }),
    { numRuns: 2000, seed: 2 },
  );
});

test('only changes are carried over into a file that was edited meanwhile', () => {
  const edited: Settings = { ...DEFAULT_SETTINGS, board: 'ascii', keys: { undo: ['z'] } };
  const after: Settings = { ...DEFAULT_SETTINGS, motion: 'none' };
  expect(carryChanges(DEFAULT_SETTINGS, after, edited)).toEqual({ ...edited, motion: 'none' });
});

test('commands that games shared under other names keep their keys, once', () => {
  const old = 'version = 1\n[keys]\nundo = "g"\nwatch = ["v", "8"]\nkeys = "h"\n"sokoban.watch" = "9"\n';
  const { settings, warnings } = valueOf(parseSettings(old));
  expect(warnings).toEqual([]);
  expect(settings.keys).toEqual({
    undo: ['g'],
    'stratego.remove': ['g'],
    'race.slot-2': ['g'],
    'sokoban.watch': ['9'],
    'logic-maze.watch': ['v', '8'],
    'theseus.statistics': ['v', '8'],
    help: ['h'],
  });
  const alone = { ...settings, keys: { undo: ['g'] } };
  expect(valueOf(parseSettings(formatSettings(alone))).settings.keys).toEqual({ undo: ['g'] });
});

test('a command of a game is named with quotes or without', () => {
  const text = 'version = 2\n[keys]\nsokoban.next = "g"\n"sokoban.previous" = ["h"]\nundo.x = "u"\nsokoban.watch = 7\n';
  const { settings, warnings } = valueOf(parseSettings(text));
  expect(settings.keys).toEqual({ 'sokoban.next': ['g'], 'sokoban.previous': ['h'] });
  expect(warnings).toEqual([
    { code: 'bad-value', key: 'keys.sokoban.watch', value: '7', line: 6 },
    { code: 'bad-value', key: 'keys.undo', value: '{"x":"u"}', line: 5 },
  ]);
});
