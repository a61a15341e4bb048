import type { Size } from '@dedalo/grid';
import { expect, test } from 'vitest';
import { checkPictures, type SizeOf } from '../../src/content/check-pictures.ts';
import type { PictureProblem } from '../../src/content/content-problem.ts';
import { levelWith, load, opponentWith, powerUpWith, rootWith, SAMPLE, userWith } from './support/sample.ts';

type Texts = Readonly<Record<string, string>>;

const sized = (width: number, height: number): Size => ({ width, height });
const problemsOf = (texts: Texts, sizeOf: SizeOf): readonly PictureProblem[] =>
  checkPictures(load(texts).media, sizeOf);
const codesOf = (texts: Texts, size: Size): readonly string[] => problemsOf(texts, () => size).map(({ code }) => code);

const WALL = levelWith('\nstring wall_texture = "w.png";');
const SPRITES = userWith('string sprites = "u.png"');
const ICON = powerUpWith('string texture_file = "p.png"');

test('R15, R17, R18: pictures of the described sizes fit', () => {
  const sizes: Readonly<Record<string, Size>> = {
    'img/user.bmp': sized(72, 128),
    'img/ghost.bmp': sized(72, 128),
    'img/grass.bmp': sized(64, 96),
    'img/hedge.bmp': sized(128, 96),
    'img/bonus.bmp': sized(48, 24),
    'img/life.bmp': sized(24, 24),
  };
  const asked: string[] = [];
  const sizeOf: SizeOf = (path) => {
    asked.push(path);
    return sizes[path];
  };
  expect(problemsOf(SAMPLE, sizeOf)).toEqual([]);
  expect(asked.sort(), 'sounds and fonts have no size').toEqual(Object.keys(sizes).sort());
});

test('a picture whose size is not known is not judged', () => {
  expect(problemsOf(SAMPLE, () => undefined)).toEqual([]);
});

test.each([
  [sized(64, 96), []],
  [sized(4, 6), []],
  [sized(512, 768), []],
  [sized(64, 90), ['tiling-size']],
  [sized(62, 93), ['tiling-size']],
  [sized(96, 64), ['tiling-size']],
  [sized(1, 1), ['tiling-size']],
  [sized(516, 774), ['frame-too-large']],
] as const)('R18: a wall is 2 : 3, with quarters: %j', (size, codes) => expect(codesOf(WALL, size)).toEqual(codes));

test.each([
  [sized(72, 128), []],
  [sized(48, 80), []],
  [sized(3, 4), []],
  [sized(768, 1024), []],
  [sized(70, 128), ['character-size']],
  [sized(72, 126), ['character-size']],
  [sized(771, 4), ['frame-too-large']],
  [sized(3, 1028), ['frame-too-large']],
] as const)('R18: a character has 3 × 4 frames: %j', (size, codes) => {
  expect(codesOf(SPRITES, size)).toEqual(codes);
  expect(codesOf(opponentWith('string sprites = "o.png"'), size)).toEqual(codes);
});

test.each([
  [sized(1, 1), []],
  [sized(24, 17), []],
  [sized(256, 256), []],
  [sized(257, 1), ['frame-too-large']],
] as const)('an icon has any size that is not too large: %j', (size, codes) => {
  expect(codesOf(ICON, size)).toEqual(codes);
  expect(codesOf(rootWith('string life = "l.png";'), size)).toEqual(codes);
});

test('a picture as a whole is not too large either, whatever is used of it', () => {
  const texts = powerUpWith('string texture_file = "p.png",\nrectangle texture_rect = [0, 0, 24, 24]');
  expect(codesOf(texts, sized(4096, 24))).toEqual([]);
  expect(problemsOf(texts, () => sized(24, 4097))).toEqual([
    {
      code: 'picture-too-large',
      file: 'config.cfg',
      key: 'P.texture_file',
      at: { line: 3, column: 23 },
      path: 'p.png',
      found: '24 × 4097',
      most: 4096,
    },
  ]);
});

test('without a rectangle the size is told at the name, with one near by that would do', () => {
  expect(problemsOf(WALL, () => sized(64, 90))).toEqual([
    {
      code: 'tiling-size',
      file: 'levels/A/A.cfg',
      key: 'wall_texture',
      at: { line: 2, column: 23 },
      found: '64 × 90',
      expected: '64 × 96',
    },
  ]);
  expect(problemsOf(SPRITES, () => sized(73, 1))).toMatchObject([{ found: '73 × 1', expected: '72 × 4' }]);
});

test('with a rectangle its size counts, and is told at its place', () => {
  const texts = levelWith('\nstring wall_texture = "w.png";\nrectangle wall = [10, 20, 64, 90];');
  expect(problemsOf(texts, () => sized(200, 200))).toEqual([
    {
      code: 'tiling-size',
      file: 'levels/A/A.cfg',
      key: 'wall',
      at: { line: 3, column: 18 },
      found: '64 × 90',
      expected: '64 × 96',
    },
  ]);
});

test('R17: a rectangle that reaches out of the picture', () => {
  const texts = userWith('string sprites = "u.png",\nrectangle rect = [8, 4, 72, 128]');
  expect(codesOf(texts, sized(80, 132))).toEqual([]);
  expect(problemsOf(texts, () => sized(79, 132))).toEqual([
    {
      code: 'rect-outside',
      file: 'config.cfg',
      key: 'user.rect',
      at: { line: 3, column: 18 },
      path: 'u.png',
      found: '80 × 132',
      most: '79 × 132',
    },
  ]);
  expect(codesOf(texts, sized(80, 131))).toEqual(['rect-outside']);
});

test('what is no picture is told at its name, with the formats that there are', () => {
  const texts = userWith('string sprites = "u.txt",\nrectangle rect = [0, 0, 72, 128]');
  expect(problemsOf(texts, () => 'not-a-picture')).toEqual([
    {
      code: 'not-a-picture',
      file: 'config.cfg',
      key: 'user.sprites',
      at: { line: 2, column: 18 },
      path: 'u.txt',
      expected: 'PNG, BMP, GIF, JPEG, WebP',
    },
  ]);
});

test('all pictures together have a bound; one that is used twice counts once', () => {
  const names = (count: number): string =>
    Array.from({ length: count }, (_, number) => `string sprites = "${number}.png"`)
      .map((sprites, number) => `dictionary e${number} = { ${sprites}, rectangle rect = [0, 0, 72, 128] };`)
      .join('\n');
  const listed = (count: number): string => Array.from({ length: count }, (_, number) => `"e${number}"`).join();
  const many = (count: number): Texts => levelWith(`list[string] enemies = ${listed(count)};\n${names(count)}`);
  expect(codesOf(many(2), sized(4000, 4000))).toEqual([]);
  expect(problemsOf(many(5), () => sized(4000, 4000))).toMatchObject([
    { code: 'too-many-points', key: 'e2.sprites', path: '2.png', most: 32 },
  ]);
  const same = Object.fromEntries(
    Object.entries(many(5)).map(([path, text]) => [path, text.replaceAll(/"\d\.png"/g, '"same.png"')]),
  );
  expect(codesOf(same, sized(4000, 4000))).toEqual([]);
});
