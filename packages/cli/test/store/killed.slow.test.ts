import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Random } from '@dedalo/grid';
import { expect, test } from 'vitest';
import { openStore } from '../../src/store/store.ts';
import { testFolder } from '../folder.ts';
import { isWhole } from './whole-text.ts';

const root = testFolder();
const keeper = fileURLToPath(new URL('keeper.ts', import.meta.url));
const mover = fileURLToPath(new URL('mover.ts', import.meta.url));

/** Lets the keeper write once and then for a while that the seed chose, and kills it without a word. */
const killAfter = (ms: number, ...args: string[]): Promise<void> => killProgramAfter(ms, keeper, ...args);

async function killProgramAfter(ms: number, ...args: string[]): Promise<void> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  await sleep(ms);
  child.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
}

test('a game that is killed at any moment leaves a whole text, and the store opens clean', async () => {
  const random = new Random('killed');
  const folder = join(root.path, 'running');
  const seen = new Set<string>();
  for (let round = 0; round < 30; round++) {
    await killAfter(random.float() * 60, folder, 'running', String(round * 100_000));
    const { store, problems } = await openStore(folder);
    expect(problems.filter(({ code }) => code !== 'bad-settings')).toEqual([]);
    const text = store.running('sokoban');
    expect(isWhole(text ?? '')).toBe(true);
    seen.add(text!);
  }
  expect(seen.size).toBe(30);
  expect(readdirSync(folder).filter((name) => name.includes('.damaged'))).toEqual([]);
});

test('progress is whole after every kill, and what a killed program has locked can be written', async () => {
  const random = new Random('killed progress');
  let solved = 0;
  for (let round = 0; round < 10; round++) {
    const folder = join(root.path, `progress-${round}`);
    await killAfter(random.float() * 60, folder, 'progress', '0');
    const { store, problems } = await openStore(folder);
    expect(problems).toEqual([]);
    const before = store.progress.levels.size;
    expect([...store.progress.levels.values()].map(({ level }) => level)).toEqual(
      Array.from({ length: before }, (_, i) => `level-${i}`),
    );
    solved += before;
    store.markKnown('sokoban');
    await store.flush();
    expect((await openStore(folder)).store.progress).toEqual(store.progress);
    expect(store.progress.levels.size).toBe(before);
  }
  expect(solved).toBeGreaterThanOrEqual(10);
});

test.for([
  ['programs that solve levels', 'progress'],
  ['programs that write before they end', 'progress-at-once'],
] as const)('%s at the same time lose nothing of one another', async ([, what]) => {
  const folder = join(root.path, `together-${what}`);
  const ended = [0, 1, 2].map(async (number) => {
    const numbers = [number * 100, number * 100 + 60].map(String);
    const child = spawn(process.execPath, [keeper, folder, what, ...numbers], { stdio: 'ignore' });
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
  await Promise.all(ended);
  const { store, problems } = await openStore(folder);
  expect(problems).toEqual([]);
  expect(store.progress.levels.size).toBe(180);
  expect(readdirSync(folder)).toEqual(['progress.toml']);
});

test('settings that are moved while the program is killed are whole, in the new place or still in the old', async () => {
  const random = new Random('killed moving');
  const text = `language = "it"\n# ${'x'.repeat(100_000)}\n`;
  let moved = 0;
  for (let round = 0; round < 10; round++) {
    const homes = Array.from({ length: 200 }, (_, number) => join(root.path, `moving-${round}`, String(number)));
    for (const home of homes) {
      mkdirSync(join(home, 'data'), { recursive: true });
      writeFileSync(join(home, 'data', 'settings.toml'), text);
    }
    await killProgramAfter(random.float() * 60, mover, ...homes);
    for (const home of homes) {
      const [file, old] = ['config', 'data'].map((folder) => join(home, folder, 'settings.toml')) as [string, string];
      const isMoved = existsSync(file);
      moved += Number(isMoved);
      expect(readFileSync(isMoved ? file : old, 'utf8')).toBe(text);
    }
    const next = homes.find((home) => existsSync(join(home, 'data', 'settings.toml')))!;
    const { store, problems } = await openStore(join(next, 'data'), { config: join(next, 'config') });
    expect([problems, store.settings.language]).toEqual([[], 'it']);
  }
  // At least two in each round, however slow the machine is.
  expect(moved).toBeGreaterThan(10);
  expect(moved).toBeLessThan(2000);
});
