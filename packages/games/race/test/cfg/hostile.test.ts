import { isDeepStrictEqual } from 'node:util';
import { damageText } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import { expect, test } from 'vitest';
import { formatCfg } from '../../src/cfg/format-cfg.ts';
import { readCfg } from '../../src/cfg/read-cfg.ts';
import { anyEntries, writeAnyWay } from './support/any-cfg.ts';
import { expectInside } from './support/reading.ts';

/** What came of a text; in capitals what must never come of one. */
function judge(text: string): string {
  const read = readCfg(text);
  if (read.ok) return isDeepStrictEqual(readCfg(formatCfg(read.value)), read) ? 'read' : 'ANOTHER DOCUMENT';
  expectInside(text, read.error.at);
  return read.error.code;
}

const noise = (random: Random): string =>
  String.fromCharCode(...Array.from({ length: random.below(60) }, () => random.below(random.pick([128, 65_536]))));

/** Cut, doubled, swapped, and with signs of any kind in it. */
function damaged(random: Random): string {
  const text = writeAnyWay(anyEntries(random), random);
  const other = writeAnyWay(anyEntries(random), random);
  const at = random.below(text.length + 1);
  return random.bool(0.2)
    ? text.slice(0, at) + noise(random) + text.slice(at + random.below(5))
    : damageText(text, other, random);
}

test('1,000 damaged texts are read, or refused at a place that they have', () => {
  const random = new Random('hostile cfg');
  const seen = new Map<string, number>();
  for (let left = 1000; left > 0; left--) {
    const text = damaged(random);
    const verdict = judge(text);
    seen.set(verdict, (seen.get(verdict) ?? 0) + 1);
  }
  expect(seen.get('read')).toBeGreaterThan(50);
  expect([...seen.keys()].sort()).toEqual(
    ['bad-name', 'bad-value', 'duplicate-key', 'equals-missing', 'read', 'type-missing', 'unknown-type'].sort(),
  );
});

test('noise is refused like anything else', () => {
  const random = new Random('noise');
  const verdicts = Array.from({ length: 1000 }, () => judge(noise(random)));
  expect(verdicts).toContain('type-missing');
});

test('deep, long and many things are read or refused like the others', () => {
  const long = 200_000;
  const texts: readonly (readonly [string, string])[] = [
    ['bad-value', 'dictionary a={'.repeat(long / 14)],
    ['read', '#\n'.repeat(long / 2)],
    ['read', ';'.repeat(long)],
    ['bad-value', `int a = ${'1'.repeat(long)}`],
    ['bad-value', `float a = ${'1'.repeat(long)}x`],
    ['bad-value', `float a = ${'1e+'.repeat(long / 3)}`],
    ['equals-missing', `int ${'a'.repeat(long)}`],
    ['unknown-type', 'a'.repeat(long)],
    ['read', `list[int] a = ${'1 '.repeat(long / 2)}`],
    ['read', `list[int] a = ${'1,'.repeat(long / 2)}`],
    ['read', `list[string] a = ${'"'.repeat(long)}`],
    ['bad-value', `string a = "${'🧱'.repeat(long / 2)}`],
    ['type-missing', '\u0000'.repeat(long)],
    ['read', Array.from({ length: 20_000 }, (_, number) => `int a${number}=1`).join(' ')],
    ['bad-value', `dictionary a = {${' '.repeat(long)}`],
  ];
  expect(texts.map(([, text]) => judge(text))).toEqual(texts.map(([code]) => code));
});

test.each(['__proto__', 'constructor', 'prototype'])('a key %s is a key like others', (key) => {
  const read = readCfg(`dictionary ${key} = { int polluted = 1 }`);
  expect(read).toMatchObject({ ok: true, value: { entries: [{ key }] } });
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});
