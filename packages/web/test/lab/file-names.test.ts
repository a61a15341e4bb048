import { expect, test } from 'vitest';
import { mazeFileName } from '../../src/lab/file-names.ts';

test.each([
  ['knossos', 'maze-wilson-knossos.svg'],
  ['', 'maze-wilson.svg'],
  ['../../etc/passwd', 'maze-wilson-etc-passwd.svg'],
  ['a b:c*?"<>|', 'maze-wilson-a-b-c.svg'],
  ['Κνωσός 7', 'maze-wilson-Κνωσός-7.svg'],
])('%s → %s', (seed, name) => {
  expect(mazeFileName('wilson', seed, 'svg')).toBe(name);
});
