import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashText } from '../../src/index.ts';

test('a fingerprint is 16 hexadecimal digits, the same for the same text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(hashText(text)).toMatch(/^[0-9a-f]{16}$/);
      expect(hashText([...text].join(''))).toBe(hashText(text));
    }),
    { seed: 4 },
  );
});

test('texts that differ in one place, in length or in order have different fingerprints', () => {
  const texts = new Set<string>(['', ' ', '\n', '\r\n', 'ab', 'ba', '\u0100', '\u0001']);
  for (let length = 0; length < 200; length++) texts.add('0'.repeat(length));
  for (let cell = 0; cell < 2000; cell++) texts.add(`player ${cell}\nboxes 1 2 3`);
  for (let a = 0; a < 50; a++) for (let b = 0; b < 50; b++) texts.add(`boxes ${a} ${b}`);
  expect(new Set([...texts].map((text) => hashText(text))).size).toBe(texts.size);
});

/** Computed by a second implementation, in Python. */
test('pin: fingerprints must never change, or no old replay verifies', () => {
  expect(['', 'a', 'dedalo', '🧱'].map((text) => hashText(text))).toEqual([
    'ab3e7c0bebb6c228',
    '2a6818192ab69b68',
    'd5f9ec512532981d',
    '4cf5f8cea8c77a44',
  ]);
});
