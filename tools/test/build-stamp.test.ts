import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reportStamp, webStamp } from '../build-stamp.ts';
import { temporaryCopy, write } from './temporary.ts';

function project(): string {
  const folder = temporaryCopy([], { modules: false });
  write(folder, 'package-lock.json', '{}');
  write(folder, 'packages/grid/src/board/grid.ts', 'export const grid = 1;');
  write(folder, 'packages/grid/test/grid.test.ts', '');
  write(folder, 'packages/games/sokoban/src/rules.ts', 'export const rules = 1;');
  write(folder, 'packages/web/index.html', '<title>Dedalo</title>');
  write(folder, 'packages/web/vite.config.ts', 'export default {};');
  write(folder, 'packages/web/src/main.ts', '');
  write(folder, 'packages/web/public/icon.svg', '<svg/>');
  return folder;
}

const stamp = (folder: string, vite = '8.3.5'): string => webStamp(folder, vite);

test('the same files have the same stamp, wherever they lie', () => {
  expect(stamp(project())).toBe(stamp(project()));
  const folder = project();
  expect(stamp(`${folder}/`)).toBe(stamp(folder));
});

test.each([
  'package-lock.json',
  'packages/grid/src/board/grid.ts',
  'packages/grid/src/new-file.ts',
  'packages/grid/package.json',
  'packages/games/sokoban/src/rules.ts',
  'packages/web/build/precache.ts',
  'packages/web/index.html',
  'packages/web/vite.config.ts',
  'packages/web/src/main.ts',
  'packages/web/public/icon.svg',
])('%s counts', (path) => {
  const folder = project();
  const before = stamp(folder);
  write(folder, path, 'changed');
  expect(stamp(folder)).not.toBe(before);
});

test.each([
  'README.md',
  'packages/grid/test/grid.test.ts',
  'packages/web/dist/index.html',
  'packages/web/test/a.test.ts',
])('%s does not count', (path) => {
  const folder = project();
  const before = stamp(folder);
  write(folder, path, 'changed');
  expect(stamp(folder)).toBe(before);
});

test('a file that is gone, a new name and what was moved from one file to the next count', () => {
  const gone = project();
  rmSync(join(gone, 'packages/web/src/main.ts'));
  const renamed = project();
  renameSync(join(renamed, 'packages/web/src/main.ts'), join(renamed, 'packages/web/src/begin.ts'));
  const ab = project();
  write(ab, 'packages/web/src/a.ts', 'one');
  write(ab, 'packages/web/src/b.ts', 'two');
  const shifted = project();
  write(shifted, 'packages/web/src/a.ts', 'onet');
  write(shifted, 'packages/web/src/b.ts', 'wo');
  const stamps = [project(), gone, renamed, ab, shifted].map((folder) => stamp(folder));
  expect(new Set(stamps).size).toBe(stamps.length);
});

test('so does another Vite', () => {
  const folder = project();
  expect(stamp(folder, '8.3.6')).not.toBe(stamp(folder));
});

test('the viewer of the reports is stale when what it is made of has changed, and not with every change of the arena', () => {
  const folder = project();
  const report = (): string => reportStamp(folder, '8.3.5');
  const before = report();
  write(folder, 'packages/arena/src/tournament/result.ts', 'changed');
  write(folder, 'packages/web/index.html', 'changed');
  expect(report()).toBe(before);
  const stamps = [
    'packages/web/src/report/app.tsx',
    'packages/words/src/arena/en/report.ts',
    'packages/web/package.json',
  ].map((path) => {
    write(folder, path, 'changed');
    return report();
  });
  expect(new Set([before, ...stamps]).size).toBe(4);
});
