import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addKnown, addLevel, NO_PROGRESS, type Progress, solvedLevels } from '@dedalo/clients/progress/progress';
import { sokobanProgress } from '@dedalo/clients/sokoban/best-solutions';
import { formatProgress } from '../../src/store/progress-text.ts';
import { DEFAULT_SETTINGS } from '../../src/store/settings.ts';
import { formatSettings } from '../../src/store/settings-text.ts';
import { openStore } from '../../src/store/store.ts';
import { testFolder } from '../folder.ts';
import { solvedWith } from './support.ts';

const root = testFolder();
let folders = 0;

function folderWith(files: Record<string, string | Uint8Array>): string {
  const folder = join(root.path, String(folders++));
  mkdirSync(join(folder, 'running'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

const PROGRESS = [solvedWith(9, 4), solvedWith(5, 5, { level: 'beef' })].reduce(
  (progress: Progress, solved) => addLevel(progress, sokobanProgress, solved),
  addKnown(NO_PROGRESS, 'sokoban'),
);

test('a folder that is not there is an empty store, and is not made for reading', async () => {
  const folder = join(root.path, 'not/there');
  const { store, problems } = await openStore(folder);
  expect(problems).toEqual([]);
  expect([store.settings, store.progress, store.running('sokoban')]).toEqual([
    DEFAULT_SETTINGS,
    NO_PROGRESS,
    undefined,
  ]);
  expect(existsSync(folder)).toBe(false);
});

test('what one store wrote the next one reads', async () => {
  const folder = join(root.path, 'kept');
  const { store } = await openStore(folder);
  const settings = { ...DEFAULT_SETTINGS, motion: 'none', keys: { undo: ['u'] } } as const;
  store.saveSettings(settings);
  store.reached(sokobanProgress, solvedWith(9, 4));
  store.markKnown('sokoban');
  store.keepRunning('sokoban', 'dedalo replay 1');
  await store.flush();
  expect(readdirSync(folder).sort()).toEqual(['progress.toml', 'running', 'settings.toml']);
  const { store: next, problems } = await openStore(folder);
  expect(problems).toEqual([]);
  expect(next.settings).toEqual(settings);
  expect(next.progress).toEqual(store.progress);
  expect(next.running('sokoban')).toBe('dedalo replay 1');
});

test('settings cut anywhere are read in part or set aside with all they hold', async () => {
  const text = formatSettings({ ...DEFAULT_SETTINGS, keys: { undo: ['u', 'backspace'] }, others: { sound: 'ön' } });
  const bytes = new TextEncoder().encode(text);
  let setAside = 0;
  for (let length = 0; length < bytes.length; length++) {
    const cut = bytes.slice(0, length);
    const folder = folderWith({ 'settings.toml': cut });
    const { store, problems } = await openStore(folder);
    expect(store.settings).toMatchObject({ motion: 'full' });
    const damaged = problems.find(({ code }) => code === 'damaged');
    if (damaged) setAside++;
    const kept = damaged ? 'settings.toml.damaged' : 'settings.toml';
    expect(Uint8Array.from(readFileSync(join(folder, kept)))).toEqual(cut);
  }
  expect(setAside).toBeGreaterThan(50);
});

test('progress cut anywhere is whole up to there or kept with all it holds', async () => {
  const text = formatProgress(PROGRESS);
  const seen = new Set<string>();
  for (let length = 0; length < text.length; length++) {
    const cut = text.slice(0, length);
    const folder = folderWith({ 'progress.toml': cut });
    const { store, problems } = await openStore(folder);
    expect(problems.length).toBeLessThanOrEqual(1);
    const [problem] = problems;
    seen.add(problem?.code ?? 'none');
    const kept = problem ? readFileSync(join(folder, 'progress.toml.damaged'), 'utf8') : cut;
    expect(kept).toBe(cut);
    const whole = problem ? [] : solvedLevels(store.progress);
    expect(solvedLevels(PROGRESS).slice(0, whole.length)).toEqual(whole);
    expect((await openStore(folder)).problems).toEqual([]);
  }
  expect([...seen].sort()).toEqual(['bad-progress', 'damaged', 'none']);
});

test('a damaged file is named with its place and set aside, and the store continues', async () => {
  const folder = folderWith({ 'progress.toml': 'version = 1\nknown = [', 'progress.toml.damaged': 'before' });
  const { store, problems } = await openStore(folder);
  const file = join(folder, 'progress.toml');
  expect(problems).toEqual([{ code: 'damaged', file, aside: `${file}.damaged-2`, line: 2, column: 9 }]);
  expect(readFileSync(`${file}.damaged`, 'utf8')).toBe('before');
  store.reached(sokobanProgress, solvedWith(3, 2));
  await store.flush();
  expect(solvedLevels((await openStore(folder)).store.progress)).toHaveLength(1);
});

test('bytes that are no text, in every file', async () => {
  const bytes = Uint8Array.of(0, 0xff, 0xc3);
  const folder = folderWith({ 'settings.toml': bytes, 'progress.toml': bytes, 'running/sokoban.replay': bytes });
  const later: unknown[] = [];
  const { store, problems } = await openStore(folder, { onProblem: (problem) => later.push(problem) });
  expect(problems.map(({ code }) => code)).toEqual(['damaged', 'damaged']);
  expect(store.running('sokoban')).toBeUndefined();
  const file = join(folder, 'running/sokoban.replay');
  expect(later).toEqual([{ code: 'damaged', file, aside: `${file}.damaged` }]);
});

test('files of a later version are set aside under a name that says so', async () => {
  const folder = folderWith({ 'settings.toml': 'version = 3\n', 'progress.toml': 'version = 3\n' });
  const { problems } = await openStore(folder);
  expect(problems).toEqual(
    [3, 3].map((version, index) => {
      const file = join(folder, ['settings.toml', 'progress.toml'][index]!);
      return { code: 'newer-version', file, aside: `${file}.newer`, version };
    }),
  );
});

test('a bad value in the settings is named and the file left as it is', async () => {
  const folder = folderWith({ 'settings.toml': 'board = "marble"\nmotion = "none"\n' });
  const { store, problems } = await openStore(folder);
  expect(problems).toMatchObject([{ code: 'bad-settings', warnings: [{ code: 'bad-value', key: 'board', line: 1 }] }]);
  expect(store.settings).toEqual({ ...DEFAULT_SETTINGS, motion: 'none' });
  expect(readFileSync(join(folder, 'settings.toml'), 'utf8')).toContain('marble');
});

test('a folder where a file should be is named, and set aside when the file is written', async () => {
  const folder = folderWith({});
  const file = join(folder, 'settings.toml');
  mkdirSync(file);
  const later: unknown[] = [];
  const { store, problems } = await openStore(folder, { onProblem: (problem) => later.push(problem) });
  expect(problems).toEqual([{ code: 'cannot-read', file, reason: 'not-a-file' }]);
  store.saveSettings({ ...DEFAULT_SETTINGS, board: 'ascii' });
  await store.flush();
  expect(later).toEqual([{ code: 'damaged', file, aside: `${file}.damaged` }]);
  expect((await openStore(folder)).store.settings.board).toBe('ascii');
});

test('what killed runs left behind is cleaned up', async () => {
  const name = '.x.01234567-89ab-cdef-0123-456789abcdef.dedalo-tmp';
  const folder = folderWith({ [name]: '', [`running/${name}`]: '' });
  for (const place of [folder, join(folder, 'running')]) utimesSync(join(place, name), 1, 1);
  await openStore(folder);
  expect([readdirSync(folder), readdirSync(join(folder, 'running'))]).toEqual([['running'], []]);
});
