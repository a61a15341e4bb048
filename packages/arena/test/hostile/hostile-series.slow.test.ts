import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { HOSTILE_SET } from './hostile-set.ts';
import type { Report } from './play-all.ts';
import { needs } from '../../../../tools/needs.ts';

const MOST_MEMORY = 300 * 1024 * 1024;

/** Needs Linux, which is where programs are watched, and Python. */
describe('a game against a program that does not play', needs('linux', 'python'), () => {
  let report: Report;

  beforeAll(() => {
    const script = fileURLToPath(new URL('play-all.ts', import.meta.url));
    const { stdout, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
    if (stdout === '') throw new Error(stderr);
    report = JSON.parse(stdout) as Report;
  });

  test.each(HOSTILE_SET.map(({ file, code }, number) => ({ file, code, seat: number % 2 })))(
    '$file loses by $code',
    ({ file, code, seat }) => {
      expect(report.endings[file]).toMatchObject({ type: 'fault', seat, fault: { code } });
    },
  );

  test('all games were played and nothing is left running', () => {
    expect(Object.keys(report.endings).length).toBe(HOSTILE_SET.length);
    expect(report.left).toBe(0);
  });

  test('the arena stays under 300 MB', () => {
    expect(report.peak).toBeLessThan(MOST_MEMORY);
  });
});
