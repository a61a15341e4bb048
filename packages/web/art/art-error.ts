/** A place in an art file; lines and columns are counted from 1. */
export interface ArtPlace {
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

/** The build stops at the first fault of a drawing, with its place. */
export class ArtError extends Error {
  readonly place: ArtPlace;

  constructor(place: ArtPlace, sentence: string) {
    super(`${place.path}:${place.line}:${place.column}: ${sentence}`);
    this.name = 'ArtError';
    this.place = place;
  }
}
