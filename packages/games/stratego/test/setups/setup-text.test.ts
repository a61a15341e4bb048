import { damageText } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { generateSetup } from '../../src/setups/generate.ts';
import { formatSetup, formatSetups, parseSetup, parseSetups } from '../../src/setups/setup-text.ts';
import { mirrored, setupFor } from '../../src/setups/setup.ts';
import { errorOf, valueOf } from '../support/results.ts';

/** Red's side of the typical layout (D4). */
const TYPICAL = `; the slides
.. .. .. .. .. .. .. SM SB FL
.. .. .. .. .. .. .. SS SP FB
.. .. .. .. .. .. .. MA GE FM
.. .. .. .. .. .. .. .. .. FS`;

test('four lines of ten cells, the back row first, and a title', () => {
  const setup = valueOf(parseSetup(TYPICAL));
  expect(setup).toEqual({ title: 'the slides', cells: [9, 19, 8, 27, 28, 29, 7, 39, 17, 18] });
  expect(formatSetup(setup)).toBe(TYPICAL);
  expect(valueOf(parseSetup(TYPICAL.split('\n').slice(1).join('\r\n')))).toEqual({ cells: setup.cells });
});

test('Red places as it is drawn, Blue with its back row at the bottom', () => {
  const setup = valueOf(parseSetup(TYPICAL));
  expect(setupFor(0, setup)).toEqual(setup.cells);
  expect(setupFor(1, setup)).toEqual([99, 89, 98, 77, 78, 79, 97, 69, 87, 88]);
  expect(setupFor(1, mirrored(setup))).toEqual([90, 80, 91, 72, 71, 70, 92, 60, 82, 81]);
  expect(mirrored(mirrored(setup))).toEqual(setup);
});

test('several have an empty line between them', () => {
  const [one, two] = [valueOf(parseSetup(TYPICAL)), generateSetup(new Random(1))];
  expect(valueOf(parseSetups(formatSetups([one, two])))).toEqual([one, two]);
  expect(valueOf(parseSetups(`\n\n${TYPICAL}\n \n\n${TYPICAL}\n\n`))).toEqual([one, one]);
});

describe('what is wrong is told with its place', () => {
  test.each([
    [
      'a piece that there is not',
      TYPICAL.replace('GE', 'XX'),
      { code: 'unknown-piece', found: 'XX', at: { line: 4, column: 25 } },
    ],
    ['a piece twice', TYPICAL.replace('GE', 'MA'), { code: 'piece-twice', piece: 'MA', at: { line: 4, column: 25 } }],
    [
      'a piece that is missing',
      TYPICAL.replace('GE', '..'),
      { code: 'piece-missing', piece: 'GE', at: { line: 1, column: 1 } },
    ],
    [
      'a short row',
      TYPICAL.replace(' GE', ''),
      { code: 'bad-row', expected: 10, found: 9, at: { line: 4, column: 1 } },
    ],
    ['a row too many', `${TYPICAL}\n..`, { code: 'bad-rows', expected: 4, found: 5, at: { line: 1, column: 1 } }],
    ['nothing', '', { code: 'bad-rows', expected: 4, found: 0, at: { line: 1, column: 1 } }],
    [
      'a second one',
      `${TYPICAL}\n\n${TYPICAL}`,
      { code: 'unexpected-line', expected: 'EOF', at: { line: 7, column: 1 } },
    ],
  ] as const)('%s', (_, text, problem) => {
    expect(errorOf(parseSetup(text))).toEqual(problem);
  });

  test('in whichever of several it is', () => {
    expect(errorOf(parseSetups(`${TYPICAL}\n\n${TYPICAL.replace('FS', 'fs')}`))).toEqual({
      code: 'unknown-piece',
      found: 'fs',
      at: { line: 11, column: 28 },
    });
  });
});

/** What came of a text: `refused`, `accepted`, or in capitals what must never come of one. */
function judge(hostile: string): string {
  const parsed = parseSetups(hostile);
  if (parsed.ok) {
    const written = formatSetups(parsed.value);
    return formatSetups(valueOf(parseSetups(written))) === written ? 'accepted' : 'OTHER SET-UPS';
  }
  const { line = 0, column = 0 } = parsed.error.at ?? {};
  return line >= 1 && column >= 1 && line <= hostile.split('\n').length ? 'refused' : 'A PLACE OUTSIDE THE TEXT';
}

test('a damaged text is refused with its place, or is one that can be written', () => {
  const random = new Random('hostile set-ups');
  const verdicts = Array.from({ length: 3000 }, () => {
    const [one, two, three] = [generateSetup(random), generateSetup(random), generateSetup(random)];
    return judge(damageText(formatSetups([one, two]), formatSetups([three]), random));
  });
  expect(verdicts.filter((verdict) => verdict === 'refused').length).toBeGreaterThan(1000);
  expect(new Set(verdicts)).toEqual(new Set(['refused', 'accepted']));
});
