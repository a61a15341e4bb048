import { isDeepStrictEqual } from 'node:util';
import { damageText } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import { expect, test } from 'vitest';
import { readCreatures } from '../../src/creatures/read-creatures.ts';
import { SHIPPED } from '../../src/creatures/shipped.ts';
import { TEXTS } from '../../src/creatures/texts.ts';
import { formatCreatures } from '../../src/creatures/write-creatures.ts';
import { writeAnyWay } from './any-way.ts';
import { ONIX, onixWith } from './one-creature.ts';

/** What came of a file: a problem's code, `read`, or in capitals what must never come of one. */
function judge(text: string): string {
  const read = readCreatures(text);
  if (read.ok) {
    const again = readCreatures(formatCreatures(read.value));
    return again.ok && isDeepStrictEqual(again.value, read.value) ? 'read' : 'OTHER CREATURES';
  }
  const { at, ...problem } = read.error;
  if (Object.values(problem).some((said) => /\p{C}/u.test(String(said)) || String(said).length > 80)) return 'RAW TEXT';
  if (!at) return problem.code === 'no-creatures' ? problem.code : 'NO PLACE';
  const line = text.replace(/^\uFEFF/, '').split('\n')[at.line - 1];
  if (line === undefined || at.column < 1 || at.column > [...line].length + 1) return 'A PLACE OUTSIDE THE TEXT';
  const here = [...line].slice(at.column - 1).join('');
  const isThere =
    problem.code !== 'bad-number' || /^["'[]/.test(here) || problem.key.endsWith(/^[\w-]+/.exec(here)![0]);
  return isThere ? problem.code : 'ANOTHER PLACE';
}

function judgeAll(texts: () => string): Map<string, number> {
  const seen = new Map<string, number>();
  for (let left = 5000; left > 0; left--) {
    const text = texts();
    const verdict = judge(text);
    expect(verdict, text).toMatch(/^[a-z-]+$/);
    seen.set(verdict, (seen.get(verdict) ?? 0) + 1);
  }
  return seen;
}

test('a damaged file of creatures is refused with its place, or read and written without loss', () => {
  const random = new Random('hostile creatures');
  const seen = judgeAll(() => damageText(TEXTS.creatures, TEXTS.creatures, random));
  expect(seen.get('read'), JSON.stringify([...seen])).toBeGreaterThan(300);
  expect(seen.size, JSON.stringify([...seen])).toBeGreaterThan(7);
});

test('so is one that is written in other ways', () => {
  const random = new Random('hostile ways');
  const seen = judgeAll(() => damageText(writeAnyWay(SHIPPED, random), writeAnyWay([ONIX], random), random));
  expect(seen.get('read'), JSON.stringify([...seen])).toBeGreaterThan(100);
  expect(seen.size, JSON.stringify([...seen])).toBeGreaterThan(6);
});

test.each([
  '__proto__ = { polluted = true }',
  '__proto__.polluted = true',
  '"__proto__" = { polluted = true }',
  'constructor.prototype.polluted = true',
  '[__proto__]\npolluted = true',
  '[[__proto__]]\npolluted = true',
])('%j changes no other object, wherever it stands', (hostile) => {
  const inside = hostile.replace(/^\[+__proto__\]+/, '[creature.__proto__]');
  for (const text of [`${hostile}\n`, onixWith({ 3: inside }), onixWith({ 5: `[creature.attack-1.x]\n${inside}` })]) {
    expect(readCreatures(text).ok).toBe(false);
  }
  expect(readCreatures(`${onixWith({})}${inside}\n`)).toMatchObject({
    ok: false,
    error: { code: 'unknown-key', at: { line: 6 } },
  });
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});

test('what stands in a __proto__ is nothing that the creature has', () => {
  expect(readCreatures('[[creature]]\n__proto__ = { name = "Onix", hit-points = 1 }\n')).toMatchObject({
    ok: false,
    error: { code: 'unknown-key', key: '__proto__', at: { line: 2, column: 1 } },
  });
});

test('deep, long and many things are refused like the others', () => {
  const long = 200_000;
  const texts: readonly (readonly [string, string])[] = [
    ['not-toml', `creature = ${'['.repeat(long)}`],
    ['not-toml', `creature = ${'{a='.repeat(long)}`],
    ['unknown-key', `[${'a.'.repeat(long)}a]`],
    ['unknown-key', `${'a.'.repeat(long)}a = 1`],
    ['unknown-key', `${'#\n'.repeat(long)}x = 1`],
    ['too-many-creatures', '[[creature]]\n'.repeat(long)],
    ['too-many-creatures', `creature = [${'1,'.repeat(long)}]`],
    ['bad-name', onixWith({ 2: `name = "${'x'.repeat(long)}"` })],
    ['bad-name', onixWith({ 2: `name = """${String.raw`\"`.repeat(long)}"""` })],
    ['bad-number', onixWith({ 3: `hit-points = ${'9'.repeat(long)}` })],
    ['bad-number', onixWith({ 3: `hit-points = "${'\u009B'.repeat(long)}"` })],
    ['bad-number', onixWith({ 3: `[creature.hit-points${'.a'.repeat(long)}]` })],
  ];
  expect(texts.map(([, text]) => judge(text))).toEqual(texts.map(([code]) => code));
});
