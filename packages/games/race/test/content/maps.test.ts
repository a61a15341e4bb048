import { expect, test } from 'vitest';
import { contentOf, mapWith, problemsOf, warningsOf } from './support/sample.ts';

/** The rows as they are played. */
const rowsOf = (text: string): string => {
  const [map] = contentOf(mapWith(text)).levels[0]!.maps;
  return map?.kind === 'text' ? map.rows : '';
};

test('R34, RB3: rows are kept as they are played, 0 as 1', () => {
  expect(rowsOf('string map = "######\r\nS 0P9E\r\n######"')).toBe('######\nS 1P9E\n######\n');
});

test('a line end behind the opening quote is no row', () => {
  expect(rowsOf('string map = "\n#####\nS   E\n";')).toBe('#####\nS   E\n');
  expect(warningsOf(mapWith('string map = "\n#####\nS   E\n";'))).toEqual([]);
});

test('RB9: the declared size is the most, and what is less is filled up with walls', () => {
  expect(rowsOf('size size = [5, 2]; string map = "S   E\n#####"')).toBe('S   E\n#####\n');
  expect(rowsOf('size size = [6, 3]; string map = "S   E\n#####"')).toBe('S   E#\n######\n######\n');
});

test('RB9: a short row is told of at its end, in the lines of the file', () => {
  expect(warningsOf(mapWith('int powerups_time = 1;\n  string map = "#####\nS   E\n##";'))).toEqual([
    {
      code: 'row-filled-up',
      file: 'levels/A/m.cfg',
      key: 'map',
      at: { line: 4, column: 3 },
      row: { expected: 5, found: 2 },
    },
  ]);
  expect(warningsOf(mapWith('string map = "##\nS   E";'))).toMatchObject([{ at: { line: 1, column: 17 } }]);
});

test('RB9: an unknown character is refused at its line and column of the file', () => {
  const first = 'string map = "S @ E"';
  expect(problemsOf(mapWith(first))).toEqual([
    {
      code: 'bad-map',
      file: 'levels/A/m.cfg',
      key: 'map',
      at: { line: 1, column: 17 },
      problem: {
        code: 'unknown-character',
        at: { line: 1, column: 17 },
        character: '@',
        allowed: '#0123456789 PVSE',
      },
    },
  ]);
  expect(problemsOf(mapWith('# é\nstring map = "#####\nS  @E"'))).toMatchObject([{ at: { line: 3, column: 4 } }]);
  expect(problemsOf(mapWith('string map = "\n#####\nS  @E"'))).toMatchObject([{ at: { line: 3, column: 4 } }]);
  expect(problemsOf(mapWith('string map = "\uFEFFS@E"'))).toMatchObject([{ at: { line: 1, column: 17 } }]);
  expect(problemsOf(mapWith('string map = "🧱 E"'))).toMatchObject([{ at: { line: 1, column: 15 } }]);
});

test('RB9: a row longer than the declared size is refused at its first cell too many', () => {
  expect(problemsOf(mapWith('size size = [4, 2];\nstring map = "S  E\n#####"'))).toMatchObject([
    { code: 'bad-map', at: { line: 3, column: 5 }, problem: { code: 'row-too-long', expected: 4, found: 5 } },
  ]);
  expect(problemsOf(mapWith('size size = [4, 1];\nstring map = "S  E\n####"'))).toMatchObject([
    { code: 'bad-map', at: { line: 3, column: 1 }, problem: { code: 'too-many-rows' } },
  ]);
});

test('R34: a start and an exit, one of each, are needed', () => {
  expect(problemsOf(mapWith('string map = "   E"'))).toMatchObject([
    { code: 'bad-map', at: { line: 1, column: 14 }, problem: { code: 'missing', what: 'start', symbol: 'S' } },
  ]);
  expect(problemsOf(mapWith('string map = "S  "'))).toMatchObject([{ problem: { code: 'missing', what: 'exit' } }]);
  expect(problemsOf(mapWith('string map = ""'))).toMatchObject([{ problem: { code: 'empty-map' } }]);
  expect(problemsOf(mapWith('string map = "S E\nS  "'))).toMatchObject([
    {
      at: { line: 2, column: 1 },
      problem: { code: 'second', at: { line: 2, column: 1 }, first: { line: 1, column: 15 } },
    },
  ]);
});

test('the exit must be within reach', () => {
  expect(problemsOf(mapWith('string map = "#####\nS # E\n#####"'))).toEqual([
    {
      code: 'exit-unreachable',
      file: 'levels/A/m.cfg',
      key: 'map',
      at: { line: 2, column: 1 },
      exit: { line: 2, column: 5 },
    },
  ]);
});

test('RB10: opposite sides touch, but not at the start and the exit', () => {
  const around = '#######\nS  #  E\n#######';
  expect(problemsOf(mapWith(`string map = "${around}"`))).toMatchObject([{ code: 'exit-unreachable' }]);
  const intoExit = '#######\n   S #E\n#######';
  expect(problemsOf(mapWith(`string map = "${intoExit}"`))).toMatchObject([{ code: 'exit-unreachable' }]);
  const throughSides = '#######\nS ### E\n  ###  \n#######';
  expect(rowsOf(`string map = "${throughSides}"`)).toBe(`${throughSides}\n`);
  const throughTopAndBottom = '## ##\nS  ##\n#####\n##  E\n## ##';
  expect(rowsOf(`string map = "${throughTopAndBottom}"`)).toBe(`${throughTopAndBottom}\n`);
});

test('a map that is too large is refused, whatever its size says', () => {
  const wide = `S${' '.repeat(511)}E`;
  expect(problemsOf(mapWith(`string map = "${wide}"`))).toMatchObject([
    { code: 'bad-map', at: { line: 1, column: 527 }, problem: { code: 'too-large', most: 512 } },
  ]);
  const high = `S\n${' \n'.repeat(511)}E`;
  expect(problemsOf(mapWith(`string map = "${high}"`))).toMatchObject([
    { at: { line: 513, column: 1 }, problem: { code: 'too-large' } },
  ]);
  expect(rowsOf(`string map = "S${' '.repeat(510)}E"`)).toHaveLength(513);
});
