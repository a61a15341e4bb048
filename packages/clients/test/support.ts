import type { Result } from '@dedalo/grid';
import type { SolvedEntry } from '../src/progress.ts';

export function valueOf<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

/** A solution with these counts: first the pushes, then the walking. */
export function solvedWith(moves: number, pushes: number, more: Partial<SolvedEntry> = {}): SolvedEntry {
  const solution = 'R'.repeat(pushes) + 'l'.repeat(moves - pushes);
  return { game: 'sokoban', level: '4dc0f2a1b3e65788', title: 'Open sky', moves, pushes, solution, ...more };
}
