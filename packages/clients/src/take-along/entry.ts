/** One entry of the data that a person takes along, as a line of the file. */
export interface Entry {
  readonly kind: string;
  /** Its name among those of its kind. */
  readonly key: string;
  /** Plain data. */
  readonly value: unknown;
}

/** An entry that was read, and its place. */
export interface ReadEntry extends Entry {
  readonly line: number;
}

/** The file is no larger than a browser can open at once, and neither is a line of it. */
export const LONGEST_FILE = 60_000_000;
export const LONGEST_LINE = 12_000_000;
export const MOST_ENTRIES = 300_000;
