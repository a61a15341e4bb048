import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatRandom, parseRandom, Random } from '../../src/index.ts';
import { range } from '../support/numbers.ts';

const parsed = (text: string): Random => {
  const random = parseRandom(text);
  if (!random.ok) throw new Error(`refused: ${text}`);
  return random.value;
};
const next = (random: Random): number[] => range(1, 40).map(() => random.next());
const anySeed = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', ':', 'a:b', '::', '\n', 'two\nlines', '\r\n', '\u2028', 'well512:0:', '/'),
);

test('a generator read back from its text has the same seed and goes on with the same numbers', () => {
  fc.assert(
    fc.property(anySeed, fc.nat(50), (seed, drawn) => {
      const random = new Random(seed);
      for (let i = 0; i < drawn; i++) random.next();
      const copy = parsed(formatRandom(random));
      expect(copy.seed).toBe(seed);
      expect(formatRandom(copy)).toBe(formatRandom(random));
      expect(copy.stream('s').next()).toBe(random.stream('s').next());
      expect(next(copy)).toEqual(next(random));
    }),
  );
});

test('formatting draws nothing', () => {
  const random = new Random('dedalo');
  formatRandom(random);
  expect(next(random)).toEqual(next(new Random('dedalo')));
});

test('pin: the text of a generator whose words are 1 to 16', () => {
  const words = range(1, 16).map((word) => word.toString(16).padStart(8, '0'));
  expect(formatRandom(new Random('a seed', Int32Array.from(range(1, 16)), 10))).toBe(
    `well512:a${words.join('')}:a seed`,
  );
});

describe('a text that is no generator is refused', () => {
  const good = formatRandom(new Random('dedalo'));
  const cases: [string, string][] = [
    ['nothing', ''],
    ['a seed alone', 'dedalo'],
    ['another algorithm', good.replace('well512', 'well513')],
    ['something in front', ` ${good}`],
    ['a word cut short', good.replace(/.:dedalo/, ':dedalo')],
    ['a digit too many', good.replace(':dedalo', '0:dedalo')],
    ['a digit that is none', good.replace(/^well512:./, 'well512:g')],
    ['no seed part', good.replace(':dedalo', '')],
    ['all words zero, which WELL512 never leaves', `well512:0${'0'.repeat(128)}:dedalo`],
  ];
  test.each(cases)('%s', (_, text) => {
    expect(parseRandom(text)).toEqual({ ok: false, error: { code: 'bad-random-state' } });
  });

  test('whatever the text, nothing is thrown', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.stringMatching(/^well512:[0-9a-g]{120,140}:.*$/),
      fc.tuple(fc.nat(good.length), fc.string({ unit: 'binary', maxLength: 2 })).map(([i, text]) => {
        return good.slice(0, i) + text + good.slice(i + 1);
      }),
    );
    fc.assert(
      fc.property(anything, (text) => {
        const random = parseRandom(text);
        // What is accepted must be exactly the text of a generator.
        const expected = random.ok ? text : 'bad-random-state';
        expect(random.ok ? formatRandom(random.value) : random.error.code).toBe(expected);
      }),
      { numRuns: 1000 },
    );
  });
});
