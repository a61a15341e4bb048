import { err, ok, type Result } from '@dedalo/grid';
import type { Level } from './level.ts';
import type { Config } from './state.ts';
import type { ConfigProblem } from './text-problem.ts';

export const DEFAULT_ACTION_LIMIT = 1000;
export const MOST_ACTIONS = 100_000;

export function createConfig(
  level: Level,
  { actionLimit = DEFAULT_ACTION_LIMIT }: { readonly actionLimit?: number } = {},
): Result<Config, ConfigProblem> {
  const isLimit = Number.isInteger(actionLimit) && actionLimit >= 1 && actionLimit <= MOST_ACTIONS;
  return isLimit ? ok({ level, actionLimit }) : err({ code: 'bad-limit', most: MOST_ACTIONS });
}
