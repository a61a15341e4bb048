import { expect, test } from 'vitest';
import { contentOf, mapWith, problemsOf, rootWith, userWith, warningsOf } from './support/sample.ts';

/** The rows as they are played. */
const rowsOf = (text: string): string => {
  const [map] = contentOf(mapWith(text)).levels[0]!.maps;
  return map?.kind === 'text' ? map.rows : '';
};

test('R34, RB3: rows are kept as they are played, 0 as 1', () => {
  expect(rowsOf('string map = "######\r\nS 0P9E\r\n######"')).toBe('######\nS 1P9E\n######\n');
});

test('RB3: a 0 that is read as 1 is told of once for a map', () => {
  expect(warningsOf(mapWith('string map = "#####\nS 01E\n#000#"'))).toEqual([
    { code: 'zero-cost', file: 'levels/A/m.cfg', key: 'map', at: { line: 2, column: 3 }, cells: 4 },
  ]);
});

test('a line end behind the opening quote is no row', () => {
  expect(rowsOf('string map = "\n#####\nS   E\n";')).toBe('#####\nS   E\n');
  expect(warningsOf(mapWith('string map = "\n#####\nS   E\n";'))).toEqual([]);
});

test('RB9: a map is as large as its text; the declared size is the most that it may have', () => {
  expect(rowsOf('size size = [5, 2]; string map = "S   E\n#####"')).toBe('S   E\n#####\n');
  expect(rowsOf('size size = [6, 3]; string map = "S   E\n#####"')).toBe('S   E\n#####\n');
  expect(warningsOf(mapWith('size size = [6, 3]; string map = "S   E\n#####"'))).toEqual([]);
});

test('RB9, RB10: with a size that is larger than the text the sides of the map still touch', () => {
  const throughSides = '#######\nS ### E\n  ###  \n#######';
  expect(rowsOf(`size size = [25, 25]; string map = "${throughSides}"`)).toBe(`${throughSides}\n`);
});

test('RB9: short rows are told of once for a map, at the end of the first, in the lines of the file', () => {
  expect(warningsOf(mapWith('int powerups_time = 1;\n  string map = "#####\nS   E\n##\n #";'))).toEqual([
    {
      code: 'rows-filled-up',
      file: 'levels/A/m.cfg',
      key: 'map',
      at: { line: 4, column: 3 },
      rows: 2,
      expected: 5,
      found: 2,
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

const BEHIND_A_WALL = 'string map = "#####\nS # E\n#####"';

test('R50: an exit behind a wall is a warning where the user breaks walls', () => {
  const files = { ...mapWith(BEHIND_A_WALL), 'config.cfg': userWith('int breaks_walls = 1')['config.cfg']! };
  expect(contentOf(files).levels[0]!.maps).toHaveLength(1);
  expect(warningsOf(files)).toEqual([
    {
      code: 'exit-behind-walls',
      file: 'levels/A/m.cfg',
      key: 'map',
      at: { line: 2, column: 1 },
      exit: { line: 2, column: 5 },
    },
  ]);
});

test('R50: so it is where a power-up lets the user break walls, and not where it lets others', () => {
  const withPowerUp = (effects: string): Readonly<Record<string, string>> => ({
    ...mapWith(BEHIND_A_WALL),
    'config.cfg': rootWith(`list[string] powerups = "P"; dictionary P = { ${effects} };`)['config.cfg']!,
  });
  const user = 'dictionary picker = { dictionary user = { int breaks_walls = 1 } }';
  expect(warningsOf(withPowerUp(user))).toMatchObject([{ code: 'exit-behind-walls' }]);
  const others = 'dictionary characters = { int breaks_walls = 1 }';
  expect(problemsOf(withPowerUp(others))).toMatchObject([{ code: 'exit-unreachable' }]);
});

test('R50: walls of the border are never broken, so an exit behind them stays out of reach', () => {
  const root = userWith('int breaks_walls = 1')['config.cfg']!;
  const files = { ...mapWith('string map = "##S##\n#   #\n###E#\n#####"'), 'config.cfg': root };
  expect(warningsOf(files)).toEqual([]);
  const corner = { ...mapWith('string map = "##S##\n#   #\n#####\n####E"'), 'config.cfg': root };
  expect(problemsOf(corner)).toMatchObject([{ code: 'exit-unreachable' }]);
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
