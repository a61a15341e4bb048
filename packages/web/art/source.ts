import type { ArtPlace } from './art-error.ts';

export interface ArtFile {
  readonly path: string;
  readonly text: string;
}

export interface Word {
  readonly text: string;
  readonly place: ArtPlace;
}

/** The words of each line; blank lines have none, and so have comments. */
export function wordsOf({ path, text }: ArtFile): Word[][] {
  return text.split(/\r?\n/).map((line, index) => {
    if (line.startsWith('#')) return [];
    return [...line.matchAll(/\S+/g)].map((match) => ({
      text: match[0],
      place: { path, line: index + 1, column: match.index + 1 },
    }));
  });
}
