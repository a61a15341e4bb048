import { err, ok, type Result } from '@dedalo/grid';
import { MOST_ACTIONS } from '../config.ts';
import type { ConfigProblem } from '../text-problem.ts';
import { STARTERS } from './content/creatures.ts';
import type { Config } from './state.ts';

/** Many times what a journey takes. */
export const DEFAULT_LIMIT = 5000;

export type LimitProblem = Extract<ConfigProblem, { code: 'bad-limit' }>;

/** The one door for wishes. */
export function createConfig(options: Partial<Config> = {}): Result<Config, LimitProblem> {
  const { starter = STARTERS[0], limit = DEFAULT_LIMIT } = options;
  const isPossible = Number.isSafeInteger(limit) && limit >= 1 && limit <= MOST_ACTIONS;
  return isPossible ? ok({ starter, limit }) : err({ code: 'bad-limit', value: limit, most: MOST_ACTIONS });
}

export const defaultConfig = (): Config => ({ starter: STARTERS[0], limit: DEFAULT_LIMIT });
