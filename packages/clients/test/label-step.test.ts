import { expect, test } from 'vitest';
import { labelStep } from '../src/label-step.ts';

test.each([
  [40, 15, 1],
  [15, 15, 1],
  [14, 15, 2],
  [7, 15, 5],
  [3, 15, 5],
  [2, 15, 10],
  [0.5, 15, 50],
])('squares of %d with labels of %d: every %d', (square, label, step) => {
  expect(labelStep(square, label)).toBe(step);
});
