import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { needs } from '../../../../tools/needs.ts';
import { HOSTILE_SET } from './hostile-set.ts';
import type { Report } from './meet-all.ts';

const MOST_MEMORY = 300 * 1024 * 1024;

const WAYS = [
  ['outside', needs('linux', 'python')],
  ['sandbox', needs('linux', 'python', 'bubblewrap')],
] as const;

/** Needs Linux, which is where programs are watched, and Python; the sandbox needs bubblewrap. */
for (const [way, needed] of WAYS) {
  describe(`a program that does not play (${way})`, needed, () => {
    let report: Report;

    beforeAll(() => {
      const script = fileURLToPath(new URL('meet-all.ts', import.meta.url));
      const { stdout, stderr } = spawnSync(process.execPath, [script, way], { encoding: 'utf8' });
      if (stdout === '') throw new Error(stderr);
      report = JSON.parse(stdout) as Report;
    });

    test.each(HOSTILE_SET)('$file fails with $code, and nothing of it is left', ({ file, code }) => {
      expect(report.meetings[file]).toMatchObject({ failure: { code }, left: 0 });
    });

    test('the arena stays under 300 MB with all of them', () => {
      expect(report.peak).toBeLessThan(MOST_MEMORY);
    });

    test('whoever breaks says why in its last line', () => {
      expect(report.meetings['exits-at-once.py']?.failure).toEqual({
        code: 'exited',
        detail: 'exit code 1',
        line: 'I would rather not.',
      });
    });
  });
}
