import { describe, expect, test } from 'vitest';
import { readCreatures } from '../../src/creatures/read-creatures.ts';
import { formatCreatures } from '../../src/creatures/write-creatures.ts';
import { LONGEST_NAME, MOST_SPECIES } from '../../src/species.ts';
import type { TextProblem } from '../../src/text-problem.ts';
import { ONIX, onixWith } from './one-creature.ts';

/** Reads a text that must be refused, for this and at this place. */
function checkRefused(text: string, place: `${number}:${number}` | null, problem: TextProblem): void {
  const [line, column] = place?.split(':').map(Number) ?? [];
  const at = place === null ? {} : { at: { line, column } };
  expect(readCreatures(text)).toEqual({ ok: false, error: { ...problem, ...at } });
}

test('the file of which these tests change lines is a good one', () => {
  expect(readCreatures(onixWith({}))).toEqual({ ok: true, value: [ONIX] });
});

test('not-toml, at the place where the parser stopped', () => {
  checkRefused(onixWith({ 3: 'hit-points = ' }), '3:14', { code: 'not-toml', detail: 'invalid value' });
  checkRefused(onixWith({ 2: 'name = "🧱" 3' }), '2:12', {
    code: 'not-toml',
    detail: 'each key-value declaration must be followed by an end-of-line',
  });
  const twice = { code: 'not-toml', detail: 'trying to redefine an already defined table or value' } as const;
  checkRefused(onixWith({ 3: 'name = "Steelix"' }), '3:1', twice);
});

test('no-creatures', () => {
  checkRefused('', null, { code: 'no-creatures' });
  checkRefused('# [[creature]]\n', null, { code: 'no-creatures' });
  checkRefused('\ncreature = []\n', '2:1', { code: 'no-creatures' });
});

test('too-many-creatures, at the first that is too many', () => {
  const many = Array.from({ length: MOST_SPECIES + 1 }, (_, index) => ({ ...ONIX, name: `Onix ${index}` }));
  expect(readCreatures(formatCreatures(many.slice(1))).ok).toBe(true);
  checkRefused(formatCreatures(many), `${6 * MOST_SPECIES + 1}:1`, { code: 'too-many-creatures', most: MOST_SPECIES });
});

describe('missing-value', () => {
  test.each([
    ['name', 2, '#1'],
    ['hit-points', 3, 'Onix'],
    ['attack-1', 4, 'Onix'],
    ['attack-2', 5, 'Onix'],
  ])('%s, at the line of the creature', (key, line, creature) => {
    checkRefused(onixWith({ [line]: null }), '1:1', { code: 'missing-value', creature, key });
    const second = onixWith({ 2: 'name = "Mew"' }) + onixWith({ [line]: null });
    checkRefused(second, '6:1', { code: 'missing-value', creature: creature.replace('1', '2'), key });
  });

  test.each([
    ['attack-2.name', '{ cost = 12, most-damage = 18 }'],
    ['attack-2.cost', '{ name = "Rock Throw", most-damage = 18 }'],
    ['attack-2.most-damage', '{ name = "Rock Throw", cost = 12 }'],
  ])('%s, at the line of the attack', (key, attack) => {
    checkRefused(onixWith({ 5: `attack-2 = ${attack}` }), '5:1', { code: 'missing-value', creature: 'Onix', key });
  });
});

describe('bad-number', () => {
  const huge = '123456789012345678901234567890';
  const bad = [
    '-1',
    '35.5',
    '1000',
    '"35"',
    'inf',
    '-inf',
    'nan',
    huge,
    'true',
    '1979-05-27',
    '[1]',
    '{ a = 1 }',
    '1e9',
    '""""35"""""',
    "'''35'''''",
  ];

  test.each([...bad, '0'])('hit-points = %s', (value) => {
    const problem = { code: 'bad-number', creature: 'Onix', key: 'hit-points', value, least: 1, most: 999 } as const;
    checkRefused(onixWith({ 3: `hit-points = ${value}  # why not?` }), '3:1', problem);
  });

  test.each([...bad, '201'])('cost = %s', (value) => {
    const text = onixWith({ 4: `attack-1 = { name = "Bind", cost = ${value}, most-damage = 20 }` });
    const problem = { code: 'bad-number', creature: 'Onix', key: 'attack-1.cost', value, least: 0, most: 200 } as const;
    checkRefused(text, '4:29', problem);
  });

  test.each([...bad, '0'])('most-damage = %s', (value) => {
    const text = onixWith({ 5: `attack-2 = { name = "Rock Throw", cost = 12, most-damage = ${value} }` });
    const key = 'attack-2.most-damage';
    checkRefused(text, '5:46', { code: 'bad-number', creature: 'Onix', key, value, least: 1, most: 999 });
  });

  test('a value is shown short, in one line and without characters that a terminal obeys', () => {
    const problem = { code: 'bad-number', creature: 'Onix', key: 'hit-points', least: 1, most: 999 } as const;
    const long = `${'9'.repeat(40)}…`;
    checkRefused(onixWith({ 3: `hit-points = ${'9'.repeat(400)}` }), '3:1', { ...problem, value: long });
    checkRefused(onixWith({ 3: 'hit-points = [\n  1,\n  2,\n]' }), '3:1', { ...problem, value: '[ 1, 2, ]' });
    const value = String.raw`"\u{9b}2J\u{202e}"`;
    checkRefused(onixWith({ 3: 'hit-points = "\u009B2J\u202E"' }), '3:1', { ...problem, value });
    checkRefused(onixWith({ 3: '[creature.hit-points]\nmany = 1' }), '3:1', { ...problem, value: '{…}' });
  });

  test('the ends of the ranges are good, and a whole number may be written in any of TOML’s ways', () => {
    const lowest = '{ name = "Bind", cost = -0.0, most-damage = 1 }';
    const highest = '{ name = "Rock Throw", cost = 0xC8, most-damage = 9.99e2 }';
    const text = onixWith({ 3: 'hit-points = 9_9_9', 4: `attack-1 = ${lowest}`, 5: `attack-2 = ${highest}` });
    const attacks = [
      { name: 'Bind', cost: 0, mostDamage: 1 },
      { name: 'Rock Throw', cost: 200, mostDamage: 999 },
    ];
    expect(readCreatures(text)).toEqual({ ok: true, value: [{ name: 'Onix', hitPoints: 999, attacks }] });
  });
});

describe('bad-name', () => {
  const long = 'x'.repeat(LONGEST_NAME + 1);
  const bad = ['""', '" "', '"Onix "', '"-"', `"${long}"`, String.raw`"On\u001bix"`, String.raw`"On\nix"`, '35', '[]'];

  test.each(bad)('of a creature: %s', (value) => {
    const problem = { code: 'bad-name', creature: '#1', key: 'name', value, longest: LONGEST_NAME } as const;
    checkRefused(onixWith({ 2: `name = ${value}` }), '2:1', problem);
  });

  test.each(bad)('of an attack: %s', (value) => {
    const text = onixWith({ 4: `attack-1 = { name = ${value}, cost = 10, most-damage = 20 }` });
    const key = 'attack-1.name';
    checkRefused(text, '4:14', { code: 'bad-name', creature: 'Onix', key, value, longest: LONGEST_NAME });
  });

  test.each(['x', 'x'.repeat(LONGEST_NAME), 'Nidoran 2', "Farfetch'd", 'Mr. Mime', 'Flabébé', 'ピカチュウ'])(
    '%s is none',
    (name) => {
      expect(readCreatures(onixWith({ 2: `name = "${name}"` }))).toEqual({ ok: true, value: [{ ...ONIX, name }] });
    },
  );
});

describe('not-a-list', () => {
  test.each([
    '[creature]\nname = "Onix"',
    'creature = "Onix"',
    'creature = 1979-05-27',
    '[creature.onix]',
    'creature.name = 3',
  ])('%j', (text) => {
    checkRefused(`\n${text}\n`, '2:1', { code: 'not-a-list', key: 'creature' });
  });
});

describe('not-a-table', () => {
  test.each(['"Onix"', '1', '[]', '1979-05-27'])('a creature that is %s', (value) => {
    const inline = `{ name = "Mew", hit-points = 1, ${['attack-1', 'attack-2'].map((key) => `${key} = { name = "Hit", cost = 1, most-damage = 1 }`).join(', ')} }`;
    checkRefused(`creature = [\n  ${inline},\n  ${value},\n]\n`, '3:3', { code: 'not-a-table', key: 'creature' });
  });

  test.each(['"Bind"', '10', '[{ name = "Bind" }]', 'true', '1979-05-27'])('an attack that is %s', (value) => {
    checkRefused(onixWith({ 4: `attack-1 = ${value}` }), '4:1', { code: 'not-a-table', key: 'attack-1' });
  });
});

describe('unknown-key', () => {
  test.each([
    ['[[creatures]]', 'creatures', 'creature'],
    ['[[Creature]]', 'Creature', 'creature'],
    ['version = 1', 'version', undefined],
    ['"a key\\u001b" = 1', String.raw`"a key\u001b"`, undefined],
    [`${'k'.repeat(60)} = 1`, `${'k'.repeat(40)}…`, undefined],
  ])('at the top: %s', (line, key, nearest) => {
    const problem = { code: 'unknown-key', key, ...(nearest !== undefined && { nearest }) } as const;
    checkRefused(`${line}\n${onixWith({})}`, '1:1', problem);
  });

  test.each([
    ['hit-point = 35', 'hit-point', 'hit-points'],
    ['hitPoints = 35', 'hitPoints', 'hit-points'],
    ['hit_points = 35', 'hit_points', 'hit-points'],
    ['atack-1 = {}', 'atack-1', 'attack-1'],
    ['attack2 = {}', 'attack2', 'attack-2'],
    ['Name = "Onix"', 'Name', 'name'],
    ['energy = 0', 'energy', undefined],
  ])('of a creature: %s, though something is missing too', (line, key, nearest) => {
    const problem = { code: 'unknown-key', key, ...(nearest !== undefined && { nearest }) } as const;
    checkRefused(onixWith({ 3: line }), '3:1', problem);
  });

  test.each([
    ['costs', 'cost'],
    ['most_damage', 'most-damage'],
    ['damage', undefined],
  ])('of an attack: %s', (word, nearest) => {
    const text = onixWith({ 5: `attack-2 = { name = "Rock Throw", ${word} = 12 }` });
    const key = `attack-2.${word}`;
    const known = nearest !== undefined && { nearest: `attack-2.${nearest}` };
    checkRefused(text, '5:35', { code: 'unknown-key', key, ...known });
  });
});

test.each(['Onix', 'ONIX', 'onix'])('name-taken: %s, at the second', (name) => {
  const text = onixWith({}) + onixWith({ 2: `name = "${name}"` });
  checkRefused(text, '7:1', { code: 'name-taken', creature: name });
});

test('name-taken: an accent may be written in two ways and is the same', () => {
  const [one, other] = ['NFC', 'NFD'].map((form) => 'Flabébé'.normalize(form));
  const text = onixWith({ 2: `name = "${one}"` }) + onixWith({ 2: `name = "${other}"` });
  checkRefused(text, '7:1', { code: 'name-taken', creature: other! });
});
