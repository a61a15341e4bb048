import { err, ok, type Result } from '@dedalo/grid';
import { LARGEST_SIZE, SMALLEST_SIZE } from './board.ts';
import type { Config } from './state.ts';
import type { ConfigProblem } from './text-problem.ts';

export const DEFAULT_SIZE = 15;
export const DEFAULT_SUPPLIES = 4;
export const DEFAULT_ROUNDS = 100;
export const MOST_SUPPLIES = 6;
export const MOST_ROUNDS = 10_000;

/** The described number of walls, counted in sides: 338 where a board has 15 tiles a side. */
export const defaultWalls = (size: number): number => Math.floor((3 * size * size + 1) / 2);

/** The border alone has so many sides. */
export const fewestWalls = (size: number): number => 4 * size;

export function createConfig(options: Partial<Config> = {}): Result<Config, ConfigProblem> {
  const { size = DEFAULT_SIZE, supplies = DEFAULT_SUPPLIES, rounds = DEFAULT_ROUNDS } = options;
  if (!isFrom(SMALLEST_SIZE, size, LARGEST_SIZE) || size % 2 === 0) {
    return err({ code: 'bad-size', value: size, least: SMALLEST_SIZE, most: LARGEST_SIZE });
  }
  const mostSupplies = Math.min(MOST_SUPPLIES, size * size - 2);
  if (!isFrom(1, supplies, mostSupplies)) return err({ code: 'bad-supplies', value: supplies, most: mostSupplies });
  const { walls = defaultWalls(size) } = options;
  const least = fewestWalls(size);
  if (!isFrom(least, walls, Number.MAX_SAFE_INTEGER)) return err({ code: 'too-few-walls', value: walls, least });
  if (!isFrom(1, rounds, MOST_ROUNDS)) return err({ code: 'bad-rounds', value: rounds, most: MOST_ROUNDS });
  return ok({ size, supplies, walls, rounds });
}

const isFrom = (least: number, value: number, most: number): boolean =>
  Number.isSafeInteger(value) && value >= least && value <= most;
