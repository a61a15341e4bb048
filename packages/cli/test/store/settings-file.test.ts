import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { settingsFileIn } from '../../src/store/settings-file.ts';
import { type OpenedStore, openStore } from '../../src/store/store.ts';
import { testFolder } from '../folder.ts';
import { needs } from '../../../../tools/needs.ts';

const root = testFolder();
let homes = 0;

/** Root writes into read-only folders, and on Windows the mode says nothing. */
const MODE_IS_OBEYED = needs('posix', 'not-root');

/** Somebody's folders, with settings in the places named. */
function homeWith(settings: { readonly config?: string; readonly data?: string }) {
  const home = join(root.path, String(homes++));
  const folders = { config: join(home, 'config', 'dedalo'), data: join(home, 'data', 'dedalo') };
  const file = join(folders.config, 'settings.toml');
  const old = join(folders.data, 'settings.toml');
  for (const [path, text] of [
    [file, settings.config],
    [old, settings.data],
  ] as const) {
    if (text === undefined) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const open = (): Promise<OpenedStore> => openStore(folders.data, { config: folders.config });
  return { home, folders, file, old, open };
}

const ITALIAN = '# mine\nlanguage = "it"\nfuture = 1\n';

test('settings in the data folder are moved once, letter by letter', async () => {
  const { file, old, open } = homeWith({ data: ITALIAN });
  const { store } = await open();
  expect(store.settings.language).toBe('it');
  expect(store.settingsFile).toBe(file);
  expect(readFileSync(file, 'utf8')).toBe(ITALIAN);
  expect(existsSync(old)).toBe(false);
  expect(readdirSync(dirname(file)), 'nothing is left beside it').toEqual(['settings.toml']);
});

test('without old settings new ones are written to the config folder, and all else to the data folder', async () => {
  const { folders, file, old, open } = homeWith({});
  const { store, problems } = await open();
  expect(problems).toEqual([]);
  expect([existsSync(folders.config), existsSync(folders.data)], 'reading makes no folders').toEqual([false, false]);
  store.saveSettings({ ...store.settings, language: 'el' });
  store.markKnown('sokoban');
  store.keepRunning('sokoban', 'dedalo replay 1');
  await store.flush();
  expect([existsSync(file), existsSync(old)]).toEqual([true, false]);
  expect(readdirSync(folders.config)).toEqual(['settings.toml']);
  expect(readdirSync(folders.data).sort()).toEqual(['progress.toml', 'running']);
  expect((await open()).store.settings.language).toBe('el');
});

test('where both are there the config folder wins, and the old file stays as it is', async () => {
  const { file, old, open } = homeWith({ config: 'language = "pt"\n', data: ITALIAN });
  const { store, problems } = await open();
  expect(problems).toEqual([]);
  expect(store.settings.language).toBe('pt');
  store.saveSettings({ ...store.settings, language: 'el' });
  await store.flush();
  expect(readFileSync(file, 'utf8')).toContain('language = "el"');
  expect(readFileSync(old, 'utf8')).toBe(ITALIAN);
});

test('commands that keep nothing read the settings where they are and move nothing', () => {
  const { folders, file, old } = homeWith({ data: ITALIAN });
  expect(settingsFileIn(folders)).toBe(old);
  expect(existsSync(file)).toBe(false);
  const newer = homeWith({ config: '', data: ITALIAN });
  expect(settingsFileIn(newer.folders)).toBe(newer.file);
});

test('two programs that begin at the same time move them once', async () => {
  const { old, file, open } = homeWith({ data: ITALIAN });
  const opened = await Promise.all([open(), open(), open()]);
  for (const { store, problems } of opened) {
    expect([store.settings.language, store.settingsFile, problems[0]?.code]).toEqual(['it', file, 'bad-settings']);
  }
  expect([existsSync(old), readFileSync(file, 'utf8')]).toEqual([false, ITALIAN]);
});

test('a damaged file is moved as it is, then set aside in the config folder', async () => {
  const { file, old, open } = homeWith({ data: 'language = ' });
  const { problems } = await open();
  expect(problems).toMatchObject([{ code: 'damaged', file, aside: `${file}.damaged` }]);
  expect(readFileSync(`${file}.damaged`, 'utf8')).toBe('language = ');
  expect(existsSync(old)).toBe(false);
});

test('what is not text stays in the old place and is set aside there', async () => {
  const { file, old, open } = homeWith({ data: '' });
  writeFileSync(old, new Uint8Array([0xff, 0xfe, 0x00]));
  const { problems } = await open();
  expect(problems).toMatchObject([{ code: 'damaged', file: old, aside: `${old}.damaged` }]);
  expect(existsSync(file)).toBe(false);
});

test('a link stays a link to the same file', async () => {
  const { home, folders, file, old, open } = homeWith({});
  mkdirSync(folders.data, { recursive: true });
  const target = join(home, 'dotfiles.toml');
  writeFileSync(target, ITALIAN);
  symlinkSync(join('..', '..', 'dotfiles.toml'), old);
  const { store } = await open();
  expect(store.settings.language).toBe('it');
  expect(lstatSync(old, { throwIfNoEntry: false })).toBeUndefined();
  expect(readlinkSync(file)).toBe(target);
  store.saveSettings({ ...store.settings, language: 'el' });
  await store.flush();
  expect(readFileSync(target, 'utf8')).toContain('language = "el"');
});

test('a link in the config folder that leads nowhere is left alone, and the old settings are used', async () => {
  const { folders, file, old, open } = homeWith({ data: ITALIAN });
  mkdirSync(folders.config, { recursive: true });
  symlinkSync('/nowhere/settings.toml', file);
  const { store } = await open();
  expect([store.settings.language, store.settingsFile]).toEqual(['it', old]);
  expect(readlinkSync(file)).toBe('/nowhere/settings.toml');
});

test('one folder that is a link to the other holds one file, which stays', async () => {
  const { folders, old, open } = homeWith({ data: ITALIAN });
  mkdirSync(dirname(folders.config), { recursive: true });
  symlinkSync(folders.data, folders.config);
  expect((await open()).store.settings.language).toBe('it');
  expect(readFileSync(old, 'utf8')).toBe(ITALIAN);
});

test('where no config folder can be made the old place stays in use, without a word', async () => {
  const { folders, old, open } = homeWith({ data: 'language = "it"\n' });
  writeFileSync(dirname(folders.config), 'a file where the folder should be');
  const { store, problems } = await open();
  expect([store.settings.language, store.settingsFile, problems]).toEqual(['it', old, []]);
  store.saveSettings({ ...store.settings, language: 'el' });
  await store.flush();
  expect(readFileSync(old, 'utf8')).toContain('language = "el"');
});

test.each(['config', 'data'] as const)(
  'with a read-only %s folder the old place stays in use, without a word',
  MODE_IS_OBEYED,
  async (which) => {
    const { folders, file, old, open } = homeWith({ data: 'language = "it"\n' });
    mkdirSync(folders.config, { recursive: true });
    chmodSync(folders[which], 0o500);
    const { store, problems } = await open();
    chmodSync(folders[which], 0o700);
    expect([store.settings.language, store.settingsFile, problems]).toEqual(['it', old, []]);
    expect([existsSync(file), existsSync(old)]).toEqual([false, true]);
    await open();
    expect([existsSync(file), existsSync(old)], 'later it can be moved').toEqual([true, false]);
  },
);
