import { expect, test } from 'vitest';
import { doorsOf } from '../../src/lab/doors.ts';

const maze = (generator: 'prim' | 'classic', wrap = false) => ({
  request: { width: 9, height: 9, seed: '', finder: 'bfs', generator, wrap } as const,
});

test('mazes side by side leave the margins that any of them needs', () => {
  expect(doorsOf([maze('prim')])).toEqual({ areAside: true, areAbove: false });
  expect(doorsOf([maze('prim'), maze('classic')])).toEqual({ areAside: true, areAbove: true });
  expect(doorsOf([maze('prim', true)])).toEqual({ areAside: false, areAbove: false });
  expect(doorsOf([maze('prim', true), maze('prim')])).toEqual({ areAside: true, areAbove: false });
});
