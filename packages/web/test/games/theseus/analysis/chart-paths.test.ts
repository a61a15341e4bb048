import type { JudgedPosition } from '@dedalo/clients/theseus/judged-game';
import { expect, test } from 'vitest';
import { areaPath, positionAt, winLine } from '../../../../src/games/theseus/analysis/chart-paths.ts';

const at = (win: number): JudgedPosition => ({
  odds: { win, draw: 0, loss: 1 - win },
  options: [],
  best: [],
  lost: 0,
});

test('every position is a step as wide as the others, as high as its chance', () => {
  expect(winLine([at(1), at(0.5)])).toBe('M0.00 0.00L500.00 0.00L500.00 150.00L1000.00 150.00');
  const area = areaPath([at(1), at(0)], ({ odds }) => ({ from: 0, to: odds.win }));
  expect(area).toBe('M0 0.00L500 0.00L500 300.00L1000 300.00L1000 300.00L500 300.00L500 300.00L0 300.00Z');
});

test('a point of the chart is the position that has its step there', () => {
  expect([0, 0.24, 0.26, 0.99, 1, 1.5, -1].map((share) => positionAt(share, 4))).toEqual([0, 0, 1, 3, 3, 3, 0]);
});
