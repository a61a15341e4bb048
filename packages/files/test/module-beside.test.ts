import { expect, test } from 'vitest';
import { moduleBeside } from '../src/index.ts';

test.each([
  ['file:///project/packages/arena/src/pool/open-pool.ts', 'file:///project/packages/arena/src/pool/worker.ts'],
  ['file:///my.app/node_modules/arena/dist/pool/open-pool.js', 'file:///my.app/node_modules/arena/dist/pool/worker.js'],
])('the worker beside %s has the same ending', (self, worker) => {
  expect(moduleBeside('./worker', self).href).toBe(worker);
});
