import { expect, test } from 'vitest';
import { checkBrought, type CheckedGame } from '../../../../src/games/race/own/check-brought.ts';
import { below, encode, pngHead, SMALL, smallWith } from './support.ts';

const CONFIG = SMALL.get('config.cfg')!;
const LEVEL_FILE = 'levels/yard/yard.cfg';
const DRAWN = {
  'config.cfg': `${CONFIG}string life = "heart.png";\ndictionary sfx = { string won = "won.wav" };\n`,
  [LEVEL_FILE]: `${SMALL.get(LEVEL_FILE)!}string wall_texture = "wall.png";\n`,
};

const check = (files: ReadonlyMap<string, Uint8Array>, name = 'mine'): ReturnType<typeof checkBrought> =>
  checkBrought({ name, files, warnings: [] });

function gameOf(files: ReadonlyMap<string, Uint8Array>, name?: string): CheckedGame {
  const checked = check(files, name);
  if (!checked.ok) throw new Error(JSON.stringify(checked.error));
  return checked.value;
}

test('a game with all that it names', () => {
  const files = smallWith({ ...DRAWN, 'heart.png': pngHead(24, 24), 'wall.png': pngHead(64, 96), 'won.wav': 'x' });
  const { name, content, warnings, media, sizes } = gameOf(files);
  expect({ name, warnings }).toEqual({ name: 'mine', warnings: [] });
  expect(content.levels).toHaveLength(1);
  expect(media.map(({ path, kind }) => `${path} ${kind}`).sort()).toEqual([
    'heart.png icon',
    'wall.png tiling',
    'won.wav sound',
  ]);
  expect(Object.fromEntries(sizes)).toEqual({
    'heart.png': { format: 'PNG', width: 24, height: 24 },
    'wall.png': { format: 'PNG', width: 64, height: 96 },
  });
});

test('pictures and sounds that are missing are warnings: there are ours', () => {
  const { warnings, media, sizes } = gameOf(smallWith({ ...DRAWN, 'wall.png': pngHead(64, 96) }));
  expect(warnings).toMatchObject([
    { code: 'missing-media', file: 'config.cfg', path: 'heart.png', at: { column: 15 } },
    { code: 'missing-media', file: 'config.cfg', path: 'won.wav' },
  ]);
  expect(media.map(({ path }) => path)).toEqual(['wall.png']);
  expect([...sizes.keys()]).toEqual(['wall.png']);
});

test('a bad size is an error at its line', () => {
  const checked = check(smallWith({ ...DRAWN, 'wall.png': pngHead(64, 90), 'heart.png': 'no picture' }));
  expect(checked).toMatchObject({
    ok: false,
    error: [
      { code: 'tiling-size', file: LEVEL_FILE, key: 'wall_texture', found: '64 × 90', expected: '64 × 96' },
      { code: 'not-a-picture', file: 'config.cfg', key: 'life' },
    ],
  });
});

test('a file that is not in UTF-8 is reported as that, and not as missing', () => {
  expect(check(smallWith({ [LEVEL_FILE]: Uint8Array.of(0x22, 0xe0, 0x22) }))).toEqual({
    ok: false,
    error: [{ code: 'not-text', file: LEVEL_FILE }],
  });
  expect(check(smallWith({ [LEVEL_FILE]: new Uint8Array(3_000_001) }))).toEqual({
    ok: false,
    error: [{ code: 'too-large', file: LEVEL_FILE, megabytes: 3 }],
  });
});

test('problems of the texts are reported at their places', () => {
  const broken = smallWith({ 'config.cfg': CONFIG.replace('speed = 3.5', 'speed = fast') });
  expect(check(broken)).toMatchObject({
    ok: false,
    error: [{ code: 'bad-value', file: 'config.cfg', at: { line: 8 } }],
  });
  expect(check(new Map())).toEqual({ ok: false, error: [{ code: 'missing-root', file: 'config.cfg' }] });
});

test('warnings of the reader come first', () => {
  const leftOut = { code: 'name-left-out', file: 'a:b' } as const;
  const checked = checkBrought({ name: '', files: smallWith({ 'old.cfg': '' }), warnings: [leftOut] });
  expect(checked).toMatchObject({ value: { warnings: [leftOut, { code: 'unused-file', file: 'old.cfg' }] } });
});

test('a game without a name is called after its first level', () => {
  expect(gameOf(smallWith(), '').name).toBe('The Yard');
});

test('the same texts have the same id, in whatever order and under whatever name; others have another', () => {
  const { id } = gameOf(smallWith());
  expect(gameOf(new Map([...smallWith()].reverse()), 'other').id).toBe(id);
  expect(gameOf(smallWith({ 'notes.txt': 'x' })).id).toBe(id);
  expect(gameOf(smallWith({ 'config.cfg': `${CONFIG} ` })).id).not.toBe(id);
  expect(id).toMatch(/^[0-9a-f]{16}$/);
});

/** The game with names that begin with the folder it lies in, as those of the described one do. */
const ASSETS = smallWith({
  'config.cfg': `${CONFIG.replace('"levels"', '"assets/levels"')}string life = "assets/heart.png";\n`,
  'heart.png': pngHead(24, 24),
});
const REPOSITORY = new Map([
  ...below('repository/assets', ASSETS),
  ['repository/readme.txt', encode('mine')] as const,
  ['repository/tools/other.cfg', Uint8Array.of(0xff)] as const,
]);

test('RB30: a game with names that begin with its folder is the same, opened as that folder or as the one around it', () => {
  const own = gameOf(ASSETS);
  expect({ warnings: own.warnings, sizes: [...own.sizes.keys()] }).toEqual({
    warnings: [],
    sizes: ['assets/heart.png'],
  });
  for (const files of [below('assets', ASSETS), below('renamed', ASSETS), REPOSITORY]) {
    const { id, content, media, warnings } = gameOf(files);
    expect({ id, content, media, warnings }).toEqual({
      id: own.id,
      content: own.content,
      media: own.media.map((use) => Object.assign({}, use, { file: expect.stringContaining(use.file) as string })),
      warnings: [],
    });
  }
});

test('files that do not belong to the game are not kept with it, and do no harm', () => {
  const { id, files } = gameOf(REPOSITORY);
  expect(new Map(files)).toEqual(below('repository/assets', ASSETS));
  expect(gameOf(files).id).toBe(id);
});

test('what a game names above its folder is kept with it', () => {
  const { [LEVEL_FILE]: level } = Object.fromEntries(ASSETS);
  const apart = new Map([...below('game', ASSETS), [`assets/${LEVEL_FILE}`, level!] as const]);
  apart.delete(`game/${LEVEL_FILE}`);
  const { files, id } = gameOf(apart);
  expect(files.has(`assets/${LEVEL_FILE}`)).toBe(true);
  expect(gameOf(files).id).toBe(id);
});

test('a mark at the beginning of a text is no part of it', () => {
  expect(check(smallWith({ 'config.cfg': encode(`\uFEFF${CONFIG}`) })).ok).toBe(true);
});
