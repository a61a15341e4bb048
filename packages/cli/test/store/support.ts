import type { Reached } from '@dedalo/clients/progress/progress';
import { type BestSolutions, type Solution, solvedOnce } from '@dedalo/clients/sokoban/best-solutions';
import type { Result } from '@dedalo/grid';

export function valueOf<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

/** A level of Sokoban solved in so many moves: first the pushes, then the walking. */
export function solvedWith(
  moves: number,
  pushes: number,
  {
    level = '4dc0f2a1b3e65788',
    title = 'Open sky',
    ...more
  }: Partial<Solution & { level: string; title: string }> = {},
): Reached<BestSolutions> {
  const solution = 'R'.repeat(pushes) + 'l'.repeat(moves - pushes);
  return { level, title, isSolved: true, value: solvedOnce({ moves, pushes, solution, ...more }) };
}
