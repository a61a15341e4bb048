import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatOwner, type Owner } from '@dedalo/files';
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

const charter = {
  identity: { game: 'stratego', games: 2 },
  seed: '7',
  secret: 'ab'.repeat(16),
  contents: new Map([['ada', 'f00']]),
  versions: new Map([['Ada', 'ada.2']]),
  secrets: new Map([['ada.2', 'cd'.repeat(16)]]),
};
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

  test('is cleared of what was being written when everything ended', async () => {
    const first = opened();
    await first.begin(charter);
    first.close();
    mkdirSync(join(folder, 'replays'));
    const left = '.a.01234567-89ab-cdef-0123-456789abcdef.dedalo-tmp';
    for (const place of [folder, join(folder, 'replays')]) writeFileSync(join(place, left), '');
    opened().close();
    expect(readdirSync(folder).sort()).toEqual(['replays', 'tournament.json']);
    expect(readdirSync(join(folder, 'replays'))).toEqual([]);
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

  test('keeps the secret of the games from other users', needs('posix'), async () => {
    const first = opened();
    await first.begin(charter);
    first.close();
    expect(statSync(join(folder, 'tournament.json')).mode & 0o777).toBe(0o600);
  });

  test('is refused where an older Dedalo began it, which knew no secret', () => {
    const old = { version: 1, hash: 'f00', seed: '7', identity: {}, absent: [], contents: {} };
    writeFileSync(join(folder, 'tournament.json'), JSON.stringify(old));
    expect(open()).toEqual({ ok: false, error: { code: 'old-charter' } });
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
  const leaveLock = (owner: Partial<Owner> & Pick<Owner, 'pid'>): void => {
    mkdirSync(join(folder, '.lock'));
    const name = formatOwner({ started: '1', host: encodeURIComponent(hostname()), ...owner });
    writeFileSync(join(folder, '.lock', name), '');
  };

  test('of a process that is gone is taken over', () => {
    const { pid } = spawnSync('true');
    const leaveFile = (text: string): void => writeFileSync(join(folder, '.lock'), text);
    const leaves = [
      () => leaveLock({ pid }),
      () => leaveFile(JSON.stringify({ pid, started: '1' })),
      () => leaveFile(''),
      () => leaveFile('{"pid":'),
    ];
    for (const leave of leaves) {
      leave();
      const lock = lockFolder(folder);
      expect(lock.ok).toBe(true);
      if (lock.ok) lock.value.release();
      expect(readdirSync(folder)).toEqual([]);
    }
  });

  test('of an earlier process with the same number is taken over', needs('linux'), () => {
    leaveLock({ pid: process.ppid });
    const lock = lockFolder(folder);
    expect(lock.ok).toBe(true);
    if (lock.ok) lock.value.release();
  });

  test('of another host is in use', () => {
    leaveLock({ pid: 7, host: 'elsewhere' });
    expect(open()).toEqual({ ok: false, error: { code: 'in-use', pid: 7 } });
  });

  test('that holds something else makes the folder unusable, and says what to do', () => {
    mkdirSync(join(folder, '.lock/something'), { recursive: true });
    expect(open()).toMatchObject({
      ok: false,
      error: { code: 'unusable', reason: expect.stringContaining('remove it') },
    });
  });
});

test('what decides a tournament is compared name by name, in whatever order it is written', () => {
  expect(hashOf({ a: 1, b: [{ c: 2, d: 3 }] })).toBe(hashOf({ b: [{ d: 3, c: 2 }], a: 1 }));
  expect(differences({ a: 1, b: { c: 2 } }, { b: { c: 3 }, a: 1, d: 0 })).toEqual(['b', 'd']);
});
