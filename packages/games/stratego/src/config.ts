import { err, ok, type Result } from '@dedalo/grid';
import type { Config } from './state.ts';
import type { ConfigProblem } from './text-problem.ts';

/** D8. */
export const DESCRIBED_MOVES = 200;
export const MOST_MOVES = 10_000;

export function createConfig(options: Partial<Config> = {}): Result<Config, ConfigProblem> {
  const { rules = 'final', movesEach = DESCRIBED_MOVES } = options;
  if (!Number.isSafeInteger(movesEach) || movesEach < 1 || movesEach > MOST_MOVES) {
    return err({ code: 'bad-moves', value: movesEach, most: MOST_MOVES });
  }
  return ok({ rules, movesEach });
}
