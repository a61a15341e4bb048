import { said } from '../../games/settings-reader.ts';
import type { TableReader } from './table-reader.ts';

/** A grade and what it takes: all that it asks for. The first one that is reached counts. */
export interface Grade {
  readonly name: string;
  /** The least share of points, from 0 to 1. */
  readonly points?: number;
  /** The last rank that has it. */
  readonly rank?: number;
  /** Players that must be beaten: the player has more points than each of them in the games against them. */
  readonly beats?: readonly string[];
}

const LONGEST_GRADE = 20;

/** `[[grade]]`, the best first. */
export function readGrades(readers: readonly TableReader[]): Grade[] {
  return readers.flatMap((reader): Grade[] => {
    reader.knowOnly(['name', 'points', 'rank', 'beats']);
    const name = reader.required('name', reader.word('name', LONGEST_GRADE));
    const asked = said({
      points: reader.number('points', { least: 0, most: 1 }),
      rank: reader.whole('rank', { least: 1, most: 100_000 }),
      beats: reader.texts('beats'),
    });
    return name === undefined ? [] : [{ name, ...asked }];
  });
}
