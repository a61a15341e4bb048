import { describe, expect, test } from 'vitest';
import { type CfgFile } from '../../src/content/folder.ts';
import { type Loaded, loadContent } from '../../src/content/load-content.ts';
import { lookUp, rootAmong } from '../../src/content/lookup.ts';

const CONFIG = `string levels_path = "assets/levels";
list[string] levels = "A";
string powerups = "assets/bonus.cfg";
string life = "assets/img/heart.bmp";
dictionary user = { float speed = 3.5 };
`;

/** A game whose names begin with the folder that it lies in, as those of the described one do. */
const ASSETS: Readonly<Record<string, string>> = {
  'config.cfg': CONFIG,
  'bonus.cfg':
    'list[string] powerups = "1UP"; dictionary 1UP = { dictionary picker = { dictionary user = { int lives = 1 } } };',
  'levels/A/A.cfg': 'list[string] maps = "map.cfg"; string audio = "assets/audio/A.mod";',
  'levels/A/map.cfg': 'size size = [9, 9]; string map = "###\nS E\n###";',
  'img/heart.bmp': '',
};

const below = (folder: string, files: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]));

function load(files: Readonly<Record<string, string>>): Loaded {
  const texts: CfgFile[] = Object.entries(files)
    .filter(([path]) => path.endsWith('.cfg'))
    .map(([path, text]) => ({ path, text }));
  const loaded = loadContent(texts, {
    root: rootAmong(Object.keys(files))!,
    has: (path) => Object.hasOwn(files, path),
  });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  return loaded.value;
}

describe('RB30: names that begin with the folder from which a program was started', () => {
  test('in its own folder, which may be called otherwise, they are found without their first folder', () => {
    const { found, media, warnings } = load(ASSETS);
    expect(found).toEqual([
      { name: 'assets/bonus.cfg', path: 'bonus.cfg', by: 'shortened' },
      { name: 'assets/levels/A/A.cfg', path: 'levels/A/A.cfg', by: 'shortened' },
      { name: 'assets/levels/A/map.cfg', path: 'levels/A/map.cfg', by: 'shortened' },
    ]);
    expect(media.map(({ path, found: file }) => [path, file?.path])).toEqual([
      ['assets/audio/A.mod', undefined],
      ['assets/img/heart.bmp', 'img/heart.bmp'],
    ]);
    expect(warnings).toEqual([]);
  });

  test('in the folder around it they are found from there', () => {
    const { found, media } = load({ ...below('assets', ASSETS), 'main.c': '' });
    expect(found.map(({ path, by }) => `${path} ${by}`)).toEqual([
      'assets/bonus.cfg above',
      'assets/levels/A/A.cfg above',
      'assets/levels/A/map.cfg above',
    ]);
    expect(media[1]!.found).toEqual({ name: 'assets/img/heart.bmp', path: 'assets/img/heart.bmp', by: 'above' });
  });

  test('it is one game, wherever its files were found', () => {
    const { content } = load(ASSETS);
    for (const files of [below('assets', ASSETS), below('repository/assets', ASSETS), below('renamed', ASSETS)]) {
      expect(load(files).content).toEqual(content);
    }
  });

  test('from texts alone, as a contest reads them', () => {
    const texts = Object.entries(below('assets', ASSETS))
      .filter(([path]) => path.endsWith('.cfg'))
      .map(([path, text]) => ({ path, text }));
    expect(loadContent(texts)).toMatchObject({ ok: true, value: { content: load(ASSETS).content } });
  });

  test('problems are told in the file that was found, and a name that leads nowhere as it is written', () => {
    const broken = { ...below('assets', ASSETS), 'assets/levels/A/A.cfg': 'list[string] maps = "gone.cfg";' };
    const texts = Object.entries(broken).map(([path, text]) => ({ path, text }));
    expect(loadContent(texts, { root: 'assets/config.cfg' })).toMatchObject({
      error: [{ code: 'missing-file', file: 'assets/levels/A/A.cfg', path: 'assets/levels/A/gone.cfg' }],
    });
  });

  test('files outside of the folder of config.cfg that nobody names are not told of', () => {
    const files = { ...below('assets', ASSETS), 'tools/build.cfg': 'nonsense', 'assets/old.cfg': 'nonsense' };
    expect(load(files).warnings).toEqual([{ code: 'unused-file', file: 'assets/old.cfg' }]);
  });
});

describe('the file that a name stands for', () => {
  const find = (name: string, root: string, ...paths: readonly string[]): string | undefined => {
    const found = lookUp(name, { root, has: (path) => paths.includes(path) });
    return found && `${found.path} ${found.by}`;
  };

  test('is looked for beside config.cfg, then above, then without the first folder, beside and above', () => {
    const places = ['a/b/x/y', 'a/x/y', 'x/y', 'a/b/y', 'a/y', 'y'];
    const by = ['beside', 'above', 'above', 'shortened', 'shortened', 'shortened'];
    for (const [index, place] of places.entries()) {
      expect(find('x/y', 'a/b/config.cfg', ...places.slice(index))).toBe(`${place} ${by[index]}`);
    }
    expect(find('x/y', 'a/b/config.cfg', 'b/x/y', 'c/y')).toBeUndefined();
  });

  test('has no other name where it has no folder', () => {
    expect(find('y', 'config.cfg', 'y')).toBe('y beside');
    expect(find('y', 'a/config.cfg', 'y')).toBe('y above');
    expect(find('y', 'a/config.cfg', 'b/y')).toBeUndefined();
  });

  test('is never asked for outside of what was given', () => {
    const asked: string[] = [];
    const has = (path: string): boolean => {
      asked.push(path);
      return false;
    };
    for (const root of ['config.cfg', 'a/config.cfg', 'a/b/c/config.cfg']) lookUp('x/y/z', { root, has });
    for (const path of asked) expect(path).toMatch(/^[a-z](?:\/[a-z])*$/);
    expect(
      loadContent([{ path: 'a/config.cfg', text: CONFIG.replace('assets/levels', '../levels') }], {
        root: 'a/config.cfg',
      }),
    ).toMatchObject({
      error: [{ code: 'missing-file' }, { code: 'bad-path', key: 'levels_path' }],
    });
  });
});

test('the config.cfg nearest to the top is the root; of two as near the first by its path', () => {
  expect(rootAmong(['z/config.cfg', 'a/deep/config.cfg'])).toBe('z/config.cfg');
  expect(rootAmong(['b/config.cfg', 'a/config.cfg'])).toBe('a/config.cfg');
  expect(rootAmong(['config.cfg', 'a/config.cfg'])).toBe('config.cfg');
  expect(rootAmong(['old/my-config.cfg', 'config.cfg.txt'])).toBeUndefined();
});
