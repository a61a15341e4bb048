import { err, ok, type Result, type Size } from '@dedalo/grid';
import { type Difficulty, DIFFICULTIES, USUAL_TRIES } from './difficulty.ts';

/** What levels are wanted. */
export interface LevelRequest extends Size {
  readonly boxes: number;
  readonly difficulty: Difficulty;
  readonly seed: string | number;
  readonly count?: number;
  /** How many boards are looked at for one level before the best of them is taken: the more, the better the level. */
  readonly tries?: number;
}

const LIMITS = {
  width: { least: 6, most: 30 },
  height: { least: 6, most: 30 },
  boxes: { least: 1, most: 20 },
  count: { least: 1, most: 10_000 },
  tries: { least: 1, most: 1_000_000 },
} as const;

export const REQUEST_LIMITS: Readonly<Record<keyof typeof LIMITS, { readonly least: number; readonly most: number }>> =
  LIMITS;

export type LevelRequestProblem =
  | {
      readonly code: 'bad-request-number';
      readonly field: keyof typeof LIMITS;
      readonly value: number;
      readonly least: number;
      readonly most: number;
    }
  | { readonly code: 'unknown-difficulty'; readonly value: string };

/** The one door for wishes: after it, the generator trusts what it is given. */
export function checkLevelRequest(request: LevelRequest): Result<Required<LevelRequest>, LevelRequestProblem> {
  const { difficulty } = request;
  if (!DIFFICULTIES.includes(difficulty)) return err({ code: 'unknown-difficulty', value: difficulty });
  const whole = { count: 1, tries: USUAL_TRIES[difficulty], ...request };
  for (const field of ['width', 'height', 'boxes', 'count', 'tries'] as const) {
    const value = whole[field];
    const { least, most } = REQUEST_LIMITS[field];
    if (!Number.isInteger(value) || value < least || value > most) {
      return err({ code: 'bad-request-number', field, value, least, most });
    }
  }
  return ok(whole);
}
