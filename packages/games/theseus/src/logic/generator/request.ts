import { err, ok, type Result, type Size } from '@dedalo/grid';
import { LONGEST_SIDE, SHORTEST_SIDE } from '../level.ts';
import { LABYRINTH_THEMES, type LabyrinthTheme } from './score.ts';

/** What kind of level is wanted. */
export interface LogicMazeRequest extends Size {
  readonly seed: string | number;
  /** How many boards are tried; the more, the harder the level. */
  readonly tries?: number;
  /** The most moves that the shortest escape may have. */
  readonly longest?: number;
  /** What the level is to be about most of all. */
  readonly theme?: LabyrinthTheme;
}

export type LogicMazeRequestProblem =
  | {
      readonly code: 'bad-size';
      readonly side: 'width' | 'height';
      readonly value: number;
      readonly least: number;
      readonly most: number;
    }
  | {
      readonly code: 'bad-tries' | 'bad-longest';
      readonly value: number;
      readonly least: number;
      readonly most: number;
    }
  | { readonly code: 'unknown-theme'; readonly value: string };

export const DEFAULT_TRIES = 2000;
export const MOST_TRIES = 10_000_000;
const LONGEST = 1000;

/** The one door for wishes: after it, the generator trusts what it is given. */
export function checkLogicMazeRequest(
  request: LogicMazeRequest,
): Result<Required<LogicMazeRequest>, LogicMazeRequestProblem> {
  const { width, height, seed, tries = DEFAULT_TRIES, longest = LONGEST, theme = 'mixed' } = request;
  if (!LABYRINTH_THEMES.includes(theme)) return err({ code: 'unknown-theme', value: theme });
  for (const side of ['height', 'width'] as const) {
    const value = request[side];
    const limits = { least: SHORTEST_SIDE, most: LONGEST_SIDE };
    if (!isBetween(value, limits)) return err({ code: 'bad-size', side, value, ...limits });
  }
  const limits = { least: 1, most: MOST_TRIES };
  if (!isBetween(tries, limits)) return err({ code: 'bad-tries', value: tries, ...limits });
  const lengths = { least: 1, most: LONGEST };
  if (!isBetween(longest, lengths)) return err({ code: 'bad-longest', value: longest, ...lengths });
  return ok({ width, height, seed, tries, longest, theme });
}

const isBetween = (value: number, { least, most }: { least: number; most: number }): boolean =>
  Number.isInteger(value) && value >= least && value <= most;
