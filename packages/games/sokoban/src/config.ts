import { err, ok, type Result } from '@dedalo/grid';
import type { Level } from './level.ts';
import { canReverse } from './reverse.ts';
import type { Config, Mode } from './state.ts';
import type { ConfigProblem } from './text-problem.ts';

/** Far beyond the longest solutions known. */
export const DEFAULT_ACTION_LIMIT = 100_000;
export const MOST_ACTIONS = 10_000_000;

export function createConfig(
  level: Level,
  options: { readonly mode?: Mode; readonly actionLimit?: number } = {},
): Result<Config, ConfigProblem> {
  const { mode = 'forward', actionLimit = DEFAULT_ACTION_LIMIT } = options;
  if (!Number.isInteger(actionLimit) || actionLimit < 1 || actionLimit > MOST_ACTIONS) {
    return err({ code: 'bad-limit', most: MOST_ACTIONS });
  }
  if (mode === 'reverse' && !canReverse(level)) return err({ code: 'no-reverse-play' });
  return ok({ level, mode, actionLimit });
}
