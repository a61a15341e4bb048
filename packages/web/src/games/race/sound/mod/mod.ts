/** A song of the Amiga's trackers: recorded samples, and patterns that say when each is played, and how high. */
export interface Mod {
  readonly title: string;
  readonly channels: number;
  /** The first has number 1 in patterns. */
  readonly samples: readonly ModSample[];
  /** The numbers of the patterns, one after another. */
  readonly orders: readonly number[];
  /** Four bytes for each channel, row by row, pattern by pattern. */
  readonly cells: Uint8Array;
}

export interface ModSample {
  readonly data: Int8Array;
  /** In eighths of a semitone, from −8 to 7. */
  readonly finetune: number;
  /** From 0 to 64. */
  readonly volume: number;
  readonly loopFrom: number;
  /** 0 where it is played once. */
  readonly loopLength: number;
}

/** The content of a pattern for one channel and one row. */
export interface ModCell {
  /** From 1, or 0 for none. */
  readonly sample: number;
  /** How long a sample lasts in ticks of the Amiga's clock; 0 for no note. */
  readonly period: number;
  readonly effect: number;
  readonly argument: number;
}

export const ROWS = 64;
export const CELL_BYTES = 4;
export const LOUDEST = 64;

export function cellOf({ cells, channels }: Mod, pattern: number, row: number, channel: number): ModCell {
  const from = ((pattern * ROWS + row) * channels + channel) * CELL_BYTES;
  const [first = 0, second = 0, third = 0, argument = 0] = cells.subarray(from, from + CELL_BYTES);
  return {
    sample: (first & 0xf0) | (third >> 4),
    period: ((first & 0x0f) << 8) | second,
    effect: third & 0x0f,
    argument,
  };
}
