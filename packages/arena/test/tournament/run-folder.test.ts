import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { differences, hashOf } from '../../src/tournament/run/identity.ts';
import { lockFolder } from '../../src/tournament/run/lock.ts';
import { openRunFolder } from '../../src/tournament/run/run-folder.ts';
import { needs } from '../../../../tools/needs.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dedalo-run-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const charter = { identity: { game: 'stratego', games: 2 }, seed: '7', absent: [], contents: { ada: 'f00' } };
const open = (isRestart = false) => openRunFolder(folder, { isRestart });

function opened(isRestart = false) {
  const run = open(isRestart);
  if (!run.ok) throw new Error(run.error.code);
  return run.value;
}

describe('the folder of a tournament', () => {
  test('remembers the tournament that was begun in it', async () => {
    const first = opened();
    expect(first.charter).toBeUndefined();
    await first.begin(charter);
    first.close();
    const second = opened();
    expect(second.charter).toEqual(charter);
    second.close();
    expect(readdirSync(folder)).toEqual(['tournament.json']);
  });

  test('forgets preparations that were not finished', () => {
    mkdirSync(join(folder, 'players', 'ada'), { recursive: true });
    opened().close();
    expect(existsSync(join(folder, 'players'))).toBe(false);
  });

  test('begins anew where that is wanted', async () => {
    const first = opened();
    await first.begin(charter);
    writeFileSync(join(folder, 'games.jsonl'), '{}\n');
    first.close();
    const again = opened(true);
    expect(again.charter).toBeUndefined();
    again.close();
    expect(readdirSync(folder)).toEqual([]);
  });

  test('is refused where it holds something else, which stays as it is', () => {
    writeFileSync(join(folder, 'thesis.tex'), 'x');
    expect(open(true)).toEqual({ ok: false, error: { code: 'not-ours', found: 'thesis.tex' } });
    expect(readdirSync(folder)).toEqual(['thesis.tex']);
  });

  test('is refused where somebody has changed what was decided', async () => {
    const first = opened();
    await first.begin(charter);
    first.close();
    const file = join(folder, 'tournament.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"games": 2', '"games": 4'));
    expect(open()).toEqual({ ok: false, error: { code: 'damaged-charter' } });
    expect(readdirSync(folder)).toEqual(['tournament.json']);
  });

  test('is for one at a time', () => {
    const first = opened();
    expect(open()).toEqual({ ok: false, error: { code: 'in-use', pid: process.pid } });
    first.close();
    opened().close();
  });
});

describe('a lock', () => {
  test('of a process that is gone is taken over', () => {
    const { pid } = spawnSync('true');
    for (const text of [JSON.stringify({ pid, started: '1' }), '', '{"pid":']) {
      writeFileSync(join(folder, '.lock'), text);
      const lock = lockFolder(folder);
      expect(lock.ok).toBe(true);
      if (lock.ok) lock.value.release();
      expect(readdirSync(folder)).toEqual([]);
    }
  });

  test('of an earlier process with the same number is taken over', needs('linux'), () => {
    writeFileSync(join(folder, '.lock'), JSON.stringify({ pid: process.ppid, started: '1' }));
    const lock = lockFolder(folder);
    expect(lock.ok).toBe(true);
    if (lock.ok) lock.value.release();
  });
});

test('what decides a tournament is compared name by name, in whatever order it is written', () => {
  expect(hashOf({ a: 1, b: [{ c: 2, d: 3 }] })).toBe(hashOf({ b: [{ d: 3, c: 2 }], a: 1 }));
  expect(differences({ a: 1, b: { c: 2 } }, { b: { c: 3 }, a: 1, d: 0 })).toEqual(['b', 'd']);
});
