import { err, ok, type Result } from '@dedalo/grid';
import type { TextProblem } from '../text-problem.ts';
import type { Collection } from './collection.ts';

/** The good levels of a file, and what of it was left out. */
export interface GoodLevels {
  readonly collection: Collection;
  /** In the order of the file. */
  readonly leftOut: readonly LeftOut[];
}

/** A level that is none, or moves of a good level that are none. */
export interface LeftOut {
  readonly what: 'level' | 'moves';
  /** Which level of the file it is, or whose moves they are; counted from 1, those that were left out too. */
  readonly number: number;
  /** The line it begins on. */
  readonly line: number;
  /** What the level is called. */
  readonly title?: string;
  readonly problem: TextProblem;
}

/** Where no level of a file is good, the first problem says why. */
export function goodLevels({ collection, leftOut }: GoodLevels): Result<GoodLevels, TextProblem> {
  if (collection.entries.length > 0) return ok({ collection, leftOut });
  return err(leftOut[0]?.problem ?? { code: 'no-levels' });
}

/** A file of which nothing may be left out. */
export function wholeCollection({ collection, leftOut }: GoodLevels): Result<Collection, TextProblem> {
  return leftOut[0] ? err(leftOut[0].problem) : ok(collection);
}
