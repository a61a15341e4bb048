import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expandRuns, formatRuns, LONGEST_EXPANSION, sourceOfRun } from '../../src/formats/run-lengths.ts';
import { problemOf, valueOf } from './support.ts';

const expand = (text: string) => valueOf(expandRuns(text));
const refuse = (text: string) => problemOf(expandRuns(text));

test('a count stands before a character or a group, and groups nest', () => {
  expect(expand('3#4-p.#')).toBe('###----p.#');
  expect(expand('2(3(#-)#)')).toBe('#-#-#-##-#-#-#');
  expect(expand('2(3(dr)R)')).toBe('drdrdrRdrdrdrR');
  expect(expand('(dr)')).toBe('dr');
  expect(expand('')).toBe('');
});

test('blanks and line ends stand for themselves', () => {
  expect(expand('3r 2(u d)\n2L')).toBe('rrr u du d\nLL');
});

test('a count needs something to count', () => {
  expect(refuse('ud3')).toEqual({ code: 'count-of-nothing', at: { line: 1, column: 3 } });
  expect(refuse('2(u3)')).toEqual({ code: 'count-of-nothing', at: { line: 1, column: 4 } });
  expect(refuse('u\n12 d')).toEqual({ code: 'count-of-nothing', at: { line: 2, column: 1 } });
  expect(refuse('r2()')).toEqual({ code: 'count-of-nothing', at: { line: 1, column: 2 } });
});

test('a count is from one to a million', () => {
  expect(refuse('u0d')).toEqual({ code: 'bad-count', at: { line: 1, column: 2 }, most: LONGEST_EXPANSION });
  expect(refuse('1000001u')).toMatchObject({ code: 'bad-count' });
  expect(refuse(`${'0'.repeat(99)}1u`)).toMatchObject({ code: 'bad-count' });
  expect(expand('1000000u')).toHaveLength(1_000_000);
});

test('groups are opened and closed', () => {
  expect(refuse('u(d(l)')).toEqual({ code: 'group-not-closed', at: { line: 1, column: 2 } });
  expect(refuse('u)d')).toEqual({ code: 'group-not-opened', at: { line: 1, column: 2 } });
});

test('what would be too long is refused before it is written out', () => {
  expect(refuse('999999(999999#)')).toEqual({
    code: 'runs-too-long',
    at: { line: 1, column: 15 },
    most: LONGEST_EXPANSION,
  });
  expect(refuse('1000000#u')).toMatchObject({ code: 'runs-too-long', at: { column: 9 } });
  const deep = `${'9('.repeat(20_000)}#${')'.repeat(20_000)}`;
  expect(refuse(deep)).toMatchObject({ code: 'runs-too-long' });
  const deepAndShort = `99999${'('.repeat(20_000)}#${')'.repeat(20_000)}`;
  expect(refuse(deepAndShort)).toMatchObject({ code: 'runs-too-long' });
});

test('deep groups that stay short are written out', () => {
  expect(expand(`${'('.repeat(20_000)}#${')'.repeat(20_000)}`)).toBe('#');
});

const symbols = fc.string({ unit: fc.constantFrom('#', '-', '.', '$', '@', '|', 'u', 'R', '[', ']', '*', '😀') });

test('runs of three and more become counts', () => {
  expect(formatRuns('--###|###-#|#pb.#|#####')).toBe('--3#|3#-#|#pb.#|5#');
});

test('what is compressed expands to itself', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(symbols, fc.integer({ min: 1, max: 30 }))), (runs) => {
      const text = runs.map(([symbol, count]) => symbol.repeat(count)).join('');
      const runLengths = formatRuns(text);
      expect(expand(runLengths)).toBe(text);
      expect(runLengths.length).toBeLessThanOrEqual(text.length);
    }),
  );
});

/** Run lengths with groups, together with what they stand for. */
const grouped = fc.letrec<{ text: { runs: string; plain: string } }>((tie) => ({
  text: fc
    .array(
      fc.tuple(fc.integer({ min: 1, max: 4 }), fc.oneof({ maxDepth: 4 }, fc.constantFrom('u', 'L', '#'), tie('text'))),
      { minLength: 1, maxLength: 3 },
    )
    .map((parts) => ({
      runs: parts.map(([count, part]) => `${count}${typeof part === 'string' ? part : `(${part.runs})`}`).join(''),
      plain: parts.map(([count, part]) => (typeof part === 'string' ? part : part.plain).repeat(count)).join(''),
    })),
})).text;

test('groups expand to what they stand for, and every character is found again in the text', () => {
  fc.assert(
    fc.property(grouped, fc.nat(), ({ runs, plain }, n) => {
      expect(expand(runs)).toBe(plain);
      const index = n % plain.length;
      expect(runs[sourceOfRun(runs, index)]).toBe(plain[index]);
    }),
  );
});

test('a character of the expanded text comes from the run that it was written in', () => {
  const runs = '3#2(-$).';
  const sources = [...'###-$-$.'].map((_, index) => sourceOfRun(runs, index));
  expect(sources).toEqual([1, 1, 1, 4, 5, 4, 5, 7]);
  expect(sourceOfRun(runs, 8)).toBe(runs.length);
});
