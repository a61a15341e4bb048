import type { Level } from '../../../src/level.ts';
import { type SolveEnd, type SolveOptions, Solver } from '../../../src/solver/solver.ts';

const PATIENCE = 30_000_000;

/** Solves to the end; a small level that takes longer than patience lasts is a fault. */
export function solve(level: Level, options: SolveOptions = {}): SolveEnd {
  const end = new Solver(level, options).run(PATIENCE);
  if (!end) throw new Error('the solver did not come to an end');
  return end;
}

export const countPushes = (letters: string): number => letters.replaceAll(/[a-z]/g, '').length;
