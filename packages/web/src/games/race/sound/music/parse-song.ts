import { err, ok, type Result, type TextPlace } from '@dedalo/grid';
import { readHead } from './head.ts';
import { beginsPattern, readPatterns } from './patterns.ts';
import { playOut } from './play-out.ts';
import { SongError } from './song-error.ts';
import type { Song } from './song.ts';
import { readStatements } from './words.ts';

export interface SongProblem {
  readonly at: TextPlace;
  /** For people who write songs. */
  readonly message: string;
}

/** Reads a song in the notation that README.md describes. */
export function parseSong(text: string): Result<Song, SongProblem> {
  try {
    const statements = readStatements(text);
    const first = statements.findIndex(beginsPattern);
    const headEnd = first === -1 ? statements.length : first;
    const head = readHead(statements.slice(0, headEnd));
    return ok(playOut(head, readPatterns(statements.slice(headEnd), head.voices)));
  } catch (error) {
    if (error instanceof SongError) return err({ at: error.at, message: error.message });
    throw error;
  }
}
