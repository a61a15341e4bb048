import { describe, expect, test } from 'vitest';
import { picture } from '../support/board.ts';
import { made } from '../support/making.ts';
import { range } from '../support/numbers.ts';

/** The mazes of 3×2 rooms, and how often each came out. */
function tally(algorithm: 'wilson' | 'aldous-broder' | 'backtracker' | 'kruskal'): number[] {
  const counts = new Map<string, number>();
  for (const seed of range(1, 15_000)) {
    const drawing = picture(made({ algorithm, width: 7, height: 5, seed }).grid);
    counts.set(drawing, (counts.get(drawing) ?? 0) + 1);
  }
  return [...counts.values()];
}

const chiSquare = (counts: readonly number[]): number =>
  counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);

// A ladder of two squares has 15 spanning trees (Kirchhoff). The statistic of 14 degrees of freedom passes 60 less
// than once in a million.
describe('of the fifteen mazes of 3×2 rooms', () => {
  test.each(['wilson', 'aldous-broder'] as const)('%s makes each equally often', (algorithm) => {
    const counts = tally(algorithm);
    expect(counts.length).toBe(15);
    expect(chiSquare(counts)).toBeLessThan(60);
  });

  test.each(['backtracker', 'kruskal'] as const)('%s makes some far more often than others', (algorithm) => {
    expect(chiSquare(tally(algorithm))).toBeGreaterThan(60);
  });
});
