import { describe, expect, test } from 'vitest';
import { measureMaze, type MazeAlgorithm } from '../../src/index.ts';
import { made } from '../support/making.ts';

/** The share of dead ends among the rooms of large mazes, in per cent: the known fingerprint of each algorithm. */
const SHARES: [MazeAlgorithm, number][] = [
  ['backtracker', 10.0],
  ['hunt-and-kill', 9.3],
  ['binary-tree', 25.0],
  ['division', 26.9],
  ['sidewinder', 27.8],
  ['eller', 28.7],
  ['wilson', 29.3],
  ['aldous-broder', 29.3],
  ['kruskal', 30.5],
  ['prim', 32.4],
];

describe('of 400×400 rooms the share of dead ends is that of the algorithm, within half a point', () => {
  test.each(SHARES)('%s: %d %%', (algorithm, share) => {
    const { rooms, deadEnds } = measureMaze(made({ algorithm, width: 801, height: 801, seed: 'texture' }).grid);
    expect(rooms).toBe(160_000);
    expect(Math.abs((100 * deadEnds) / rooms - share)).toBeLessThanOrEqual(0.5);
  });
});
