import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ArtError } from '../../../../art/art-error.ts';
import { readPalette } from '../../../../art/palette.ts';
import { readPictures } from '../../../../art/read-pictures.ts';
import { readLines, rowsOf } from './support.ts';

const only = (...lines: readonly string[]): string[] => rowsOf(readLines(...lines)[0]!.pixels);

describe('drawings', () => {
  test('a picture is its rows', () => {
    expect(readLines('picture dot', '.o.', 'oso').map(({ name }) => name)).toEqual(['dot']);
    expect(only('picture dot', '.o.', 'oso')).toEqual(['.o.', 'oso']);
  });

  test('comments, blank lines and Windows line ends count for nothing', () => {
    expect(only('# a dot', '', 'picture dot\r', 'o.\r', '# in between', '.s\r', '')).toEqual(['o.', '.s']);
  });

  test('a part alone is not a picture', () => {
    expect(readLines('part dot', 'o')).toEqual([]);
  });

  test('parts are drawn over one another at their places', () => {
    expect(only('part bar', 'ooo', 'part dot', 's', 'picture sign 4 2', 'put bar 1 0', 'put dot 2 0')).toEqual([
      '.oso',
      '....',
    ]);
  });

  test('transparent pixels of a part hide nothing, and may leave the drawing', () => {
    expect(only('part bar', 'oo', 'part frame', 's..', 'picture sign 2 1', 'put bar 0 0', 'put frame 0 0')).toEqual([
      'so',
    ]);
  });

  test.each([
    ['mirrored', ['so', '.o']],
    ['flipped', ['o.', 'os']],
    ['turned', ['oo', '.s']],
    ['turned mirrored', ['oo', 's.']],
  ])('a part can be %s', (turns, rows) => {
    expect(only('part hook', 'os', 'o.', 'picture sign 2 2', `put hook 0 0 ${turns}`)).toEqual(rows);
  });

  test('an outline goes around pictures, not around parts, until it ends', () => {
    const lines = ['outline ink', 'part dot', 's', 'picture round 3 3', 'put dot 1 1', 'outline none'];
    const [round, bare] = readLines(...lines, 'picture bare 3 3', 'put dot 1 1');
    expect(rowsOf(round!.pixels)).toEqual(['.o.', 'oso', '.o.']);
    expect(rowsOf(bare!.pixels)).toEqual(['...', '.s.', '...']);
  });

  test('a picture can have a second name', () => {
    const [dog, hound] = readLines('picture dog', 'o', 'also hound');
    expect([dog!.name, hound!.name]).toEqual(['dog', 'hound']);
    expect(hound!.pixels).toBe(dog!.pixels);
  });
});

describe('sheets', () => {
  const frame = (name: string, column: number): string[] => [
    `part ${name} 16 20`,
    'put dot 0 19',
    `put dot ${column} 0`,
  ];
  const drawn = ['up-0', 'up-1', 'right-0', 'right-1', 'right-2', 'down-0', 'down-1'];
  const frames = drawn.flatMap((name, column) => frame(name, column));

  test('a character has rows up, right, down, left; frames that are not drawn are mirrors', () => {
    const rows = only('part dot', 'o', ...frames, 'character cat');
    expect([rows.length, rows[0]!.length]).toEqual([80, 48]);
    const markers = [0, 20, 40, 60].map((row) =>
      [0, 16, 32].map((left) => rows[row]!.slice(left, left + 16).indexOf('o')),
    );
    expect(markers).toEqual([
      [0, 1, 15],
      [2, 3, 4],
      [5, 6, 10],
      [13, 12, 11],
    ]);
  });

  test('a tiling has its lone cell, its inner corners and its block', () => {
    const cell = (row: string): string[] => Array.from({ length: 16 }, () => row);
    const inside = ['part wall-inside', ...cell('s'.repeat(16))];
    const top = ['part wall-top', 'o'.repeat(16)];
    const left = ['part wall-left', ...cell('o')];
    const rows = only(...inside, ...top, ...left, 'tiling wall wall');
    expect([rows.length, rows[0]!.length]).toEqual([48, 32]);
    expect(rows[0]).toBe('o'.repeat(16) + 's'.repeat(16));
    expect(rows[1]).toBe(`o${'s'.repeat(31)}`);
    expect(rows[16]).toBe('o'.repeat(32));
    expect(rows[47]).toBe(`o${'s'.repeat(31)}`);
  });

  test('corners of a tiling cover its edges', () => {
    const times = (count: number, row: string): string[] => Array.from({ length: count }, () => row);
    const inside = ['part wall-inside', ...times(16, 's'.repeat(16))];
    const blank = '.'.repeat(16);
    const outer = ['part wall-outer', `o${blank.slice(1)}`, ...times(14, blank), `${blank.slice(1)}o`];
    const inner = ['part wall-inner', `${blank.slice(1)}o`, ...times(15, blank)];
    const rows = only(...inside, ...outer, ...inner, 'tiling wall wall');
    expect(rows[0]).toBe(`o${'s'.repeat(30)}o`);
    expect(rows[15]).toBe(`${'s'.repeat(15)}o${'s'.repeat(16)}`);
    expect(rows[16]).toBe(`o${'s'.repeat(31)}`);
    expect(rows[47]).toBe(`${'s'.repeat(31)}o`);
  });
});

describe('faults are reported with their place', () => {
  test.each([
    ['a letter without a colour', ['picture dot', 'oo', 'ox'], '5:2', 'x stands for no colour'],
    ['a row of another length', ['picture dot', 'oo', 'ooo'], '5:1', 'has 3 pixels; the first row of dot has 2'],
    ['a row that belongs nowhere', ['oo'], '3:1', 'Begin with: part <name>'],
    ['a row in a drawing of put lines', ['part dot 2 2', 'oo'], '4:1', 'is made of put lines'],
    ['a drawing without rows', ['picture dot', 'picture other', 'o'], '3:9', 'dot has no rows'],
    ['an unknown command', ['paint dot'], '3:1', 'There is no command paint'],
    ['an unknown colour', ['colour b blue'], '3:10', 'The palette has no colour blue'],
    ['a letter used twice', ['colour o sand'], '3:8', 'o stands for a colour already'],
    ['a letter that is none', ['colour oo sand'], '3:8', 'choose one character'],
    ['an unknown part', ['picture sign 2 2', 'put dot 0 0'], '4:5', 'There is no part dot above'],
    [
      'a part that leaves',
      ['part dot', 'o', 'picture sign 2 2', 'put dot 2 0'],
      '6:5',
      'dot leaves sign, which is 2 × 2',
    ],
    ['a put without a size', ['part dot', 'o', 'picture sign', 'put dot 0 0'], '6:1', 'states its size'],
    ['a put without numbers', ['part dot', 'o', 'picture sign 1 1', 'put dot'], '6:1', 'A put line is'],
    ['an offset that is no number', ['part dot', 'o', 'picture sign 1 1', 'put dot a 0'], '6:9', 'not a number'],
    ['an unknown turn', ['part dot', 'o', 'picture sign 1 1', 'put dot 0 0 left'], '6:13', 'left is no way to turn'],
    ['a bad size', ['picture sign 0 4'], '3:14', '0 is not a size'],
    ['a size without height', ['picture sign 4'], '3:1', 'picture <name> <width> <height>'],
    ['a second part of a name', ['part dot', 'o', 'part dot', 'o'], '5:6', 'There is a part dot already'],
    ['a second picture of a name', ['picture dot', 'o', 'picture dot', 'o'], '5:9', 'There is a picture dot already'],
    ['an outline of two words', ['outline ink sand'], '3:1', 'An outline line is'],
    ['a second name of nothing', ['also dot'], '3:1', 'follows a picture'],
    ['a character without frames', ['character cat'], '3:11', 'There is no part up-0'],
    ['a frame of a wrong size', ['part up-0', 'o', 'character cat'], '5:11', 'up-0 is 1 × 1; it must be 16 × 20'],
    ['a tiling without inside', ['tiling wall wall'], '3:13', 'There is no part wall-inside'],
  ])('%s', (_, lines, place, sentence) => {
    const read = (): unknown => readLines(...lines);
    expect(read).toThrow(ArtError);
    expect(read).toThrow(`cat.txt:${place}: `);
    expect(read).toThrow(sentence);
  });
});

test('the first drawing of the guide is one', () => {
  const read = (path: string): string => readFileSync(new URL(`../../../../art/${path}`, import.meta.url), 'utf8');
  const palette = readPalette({ path: 'palette.txt', text: read('race/palette.txt') });
  const drawing = /```\n([^`]*)```/.exec(read('README.md'))![1]!;
  const [coin] = readPictures({ path: 'README.md', text: drawing }, palette);
  expect(coin).toMatchObject({ name: 'coin', pixels: { width: 16, height: 16 } });
});
