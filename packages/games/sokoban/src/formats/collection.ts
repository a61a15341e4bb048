import type { Level } from '../level.ts';

/** Levels as they come in a file, with all that was written about them. */
export interface Collection {
  readonly title?: string;
  readonly author?: string;
  /** Lines about the whole, without those that became title and author. */
  readonly notes: readonly string[];
  readonly entries: readonly LevelEntry[];
}

export interface LevelEntry {
  readonly level: Level;
  /** The line where the board begins in the file it was read from, counted from 1. */
  readonly line: number;
  readonly title?: string;
  readonly author?: string;
  /** Lines about the level, without those that became title and author. */
  readonly notes: readonly string[];
  /** Solutions and snapshots, in the order of the file. */
  readonly games: readonly SavedGame[];
}

export interface SavedGame {
  /** By convention: Solution, Solution/Moves, Solution/Pushes, Snapshot, Reverse Mode Snapshot, SaveGame. */
  readonly title?: string;
  readonly moves: Moves;
  readonly notes: readonly string[];
}

/** Moves in LURD: small letters walk, capitals push, or pull in reverse play, which begins with a jump in brackets. */
export interface Moves {
  readonly letters: string;
  /** How many letters have been played; the rest can be redone. Left out: all. */
  readonly played?: number;
}
