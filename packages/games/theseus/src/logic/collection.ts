import type { Level } from './level.ts';
import type { Move } from './move.ts';

/** Levels as they come in a file, with all that was written about them. */
export interface Collection {
  readonly title?: string;
  readonly author?: string;
  /** Lines about the whole. */
  readonly notes: readonly string[];
  readonly entries: readonly LevelEntry[];
}

export interface LevelEntry {
  readonly level: Level;
  /** The line where the board begins in the file it was read from, counted from 1. */
  readonly line: number;
  readonly title?: string;
  readonly author?: string;
  /** As it was written: whether it solves the level, `playMoves` knows. */
  readonly solution?: readonly Move[];
  /** Lines about the level, such as `Title/it: …` and `Idea: …`. */
  readonly notes: readonly string[];
}
