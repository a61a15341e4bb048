import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { checkFolder, type Checked } from '../../../../src/games/race/commands/check-folder.ts';
import { readContent } from '../../../../src/games/race/commands/read-content.ts';
import { readGiven } from '../../../../src/games/race/commands/read-given.ts';
import { CONFIG, type Files, gameFolders, LEVEL_FILE, pngHead, SMALL } from './support.ts';

const folders = gameFolders();
const check = async (path: string): Promise<Checked> => checkFolder(await readGiven(path));

/** A game with names that begin with the folder it lies in, as those of the described one do. */
const ASSETS: Files = {
  ...SMALL,
  'config.cfg': `${CONFIG.replace('"levels"', '"assets/levels"')}string life = "assets/heart.png";\n`,
  'heart.png': pngHead(24, 24),
};

const below = (folder: string, files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([path, content]) => [`${folder}/${path}`, content]));

const REPOSITORY: Files = { ...below('assets', ASSETS), 'main.c': 'int main;', 'tools/other.cfg': Uint8Array.of(0xff) };

function zip(name: string, files: Files): string {
  const path = join(folders.path, name);
  const encoder = new TextEncoder();
  const bytes = Object.entries(files).map(([file, content]) => [
    file,
    typeof content === 'string' ? encoder.encode(content) : content,
  ]);
  writeFileSync(path, zipSync(Object.fromEntries(bytes) as Record<string, Uint8Array>));
  return path;
}

describe('RB30: a game with names that begin with its folder is read as it is', () => {
  const GIVEN = [
    ['its folder', () => folders.make('assets', ASSETS), 'config.cfg', 'shortened'],
    ['its folder under another name', () => folders.make('renamed', ASSETS), 'config.cfg', 'shortened'],
    ['the folder around it', () => folders.make('repository', REPOSITORY), 'assets/config.cfg', 'above'],
    ['a zip of what is in its folder', () => zip('inside.zip', ASSETS), 'config.cfg', 'shortened'],
    ['a zip of its folder', () => zip('assets.zip', below('assets', ASSETS)), 'assets/config.cfg', 'above'],
    [
      'a zip of the folder around it',
      () => zip('Repository.ZIP', below('repository-main', REPOSITORY)),
      'repository-main/assets/config.cfg',
      'above',
    ],
  ] as const;

  test.each(GIVEN)('as %s', async (_name, give, root, by) => {
    const path = give();
    const checked = await check(path);
    expect(checked).toMatchObject({ root, problems: [], warnings: [] });
    expect(new Set(checked.found.map((file) => file.by))).toEqual(new Set([by]));
    expect(checked.found.map(({ name }) => name)).toContain('assets/heart.png');
    expect(await readContent(path)).toEqual(checked.content);
    expect(checked.content).toEqual((await check(folders.make('assets', ASSETS))).content);
  });

  test('nothing outside of what is given is looked at', async () => {
    const around = folders.make('around', below('assets', ASSETS));
    folders.make('around/inner', { 'config.cfg': ASSETS['config.cfg']! });
    const { problems } = await check(join(around, 'inner'));
    expect(problems).toMatchObject([{ code: 'missing-file', path: 'assets/levels/yard/yard.cfg' }]);
  });
});

describe('the zip of a game', () => {
  test('is checked as a folder is, pictures too', async () => {
    const wrong = { ...ASSETS, 'heart.png': 'a drawing', [LEVEL_FILE]: Uint8Array.of(0x22, 0xe0, 0x22) };
    expect((await check(zip('wrong.zip', wrong))).problems).toEqual([{ code: 'not-text', file: LEVEL_FILE }]);
    expect((await check(zip('drawn.zip', { ...ASSETS, 'heart.png': 'a drawing' }))).problems).toMatchObject([
      { code: 'not-a-picture', path: 'assets/heart.png' },
    ]);
  });

  test('one that does not exist, or leads out of itself', async () => {
    const bad = join(folders.path, 'bad.zip');
    writeFileSync(bad, 'nothing');
    expect((await check(bad)).problems).toEqual([{ code: 'bad-zip', file: '' }]);
    const { problems, warnings } = await check(zip('out.zip', { ...ASSETS, '../config.cfg': 'int' }));
    expect({ problems, warnings }).toEqual({
      problems: [],
      warnings: [{ code: 'name-left-out', file: '../config.cfg' }],
    });
  });

  test('is watched by the folder that contains it', async () => {
    const path = zip('watched.zip', ASSETS);
    expect((await readGiven(path)).folders).toMatchObject([{ path: folders.path }]);
  });

  test('a folder that is called like one is a folder', async () => {
    expect((await check(folders.make('folder.zip', ASSETS))).problems).toEqual([]);
  });
});
