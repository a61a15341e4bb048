import type { TextPlace } from '@dedalo/grid';

/** Stops the reading of a song; it is caught where that began, and never leaves. */
export class SongError extends Error {
  readonly at: TextPlace;

  constructor(at: TextPlace, message: string) {
    super(message);
    this.at = at;
  }
}
