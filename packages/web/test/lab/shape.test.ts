import { MAZE_ALGORITHMS } from '@dedalo/grid';
import { Experiment } from '@dedalo/clients';
import { expect, test } from 'vitest';
import { fixedShape, mazeSize } from '../../src/lab/shape.ts';

test('the shape follows the room', () => {
  expect(fixedShape('auto', { width: 1000, height: 600 })).toBe('wide');
  expect(fixedShape('auto', { width: 600, height: 600 })).toBe('square');
  expect(fixedShape('auto', { width: 358, height: 480 })).toBe('tall');
  expect(fixedShape('auto', { width: 0, height: 0 })).toBe('wide');
  expect(fixedShape('square', { width: 1000, height: 600 })).toBe('square');
});

test('sides are odd and the longer one is as wished', () => {
  for (let size = 7; size <= 151; size += 2) {
    for (const shape of ['wide', 'square', 'tall'] as const) {
      const { width, height } = mazeSize(size, shape);
      expect(Math.max(width, height)).toBe(size);
      expect([width % 2, height % 2]).toEqual([1, 1]);
    }
  }
  expect(mazeSize(41, 'wide')).toEqual({ width: 41, height: 27 });
  expect(mazeSize(41, 'tall')).toEqual({ width: 31, height: 41 });
});

test('every generator can make the smallest of each shape', () => {
  for (const generator of MAZE_ALGORITHMS) {
    for (const shape of ['wide', 'square', 'tall'] as const) {
      const made = Experiment.create({ ...mazeSize(7, shape), generator, finder: 'bfs', seed: '' });
      expect(made.ok).toBe(true);
    }
  }
});
