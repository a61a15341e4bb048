import { err, ok, type Result } from '@dedalo/grid';
import { CELL_BYTES, LOUDEST, type Mod, type ModSample, ROWS } from './mod.ts';

export type ModProblem =
  /** The tag of a MOD with 31 samples is missing. */
  | { readonly code: 'not-a-mod' }
  | { readonly code: 'empty-mod' }
  /** It is shorter than its header says. */
  | { readonly code: 'mod-cut-off'; readonly expected: number; readonly found: number };

const SAMPLES = 31;
const SAMPLE_HEADS = 20;
const SAMPLE_HEAD = 30;
const SONG_LENGTH = SAMPLE_HEADS + SAMPLES * SAMPLE_HEAD;
const ORDERS = SONG_LENGTH + 2;
const MOST_ORDERS = 128;
const TAG = ORDERS + MOST_ORDERS;
const PATTERNS = TAG + 4;
const FOUR_CHANNELS = ['M.K.', 'M!K!', 'FLT4', 'N.T.'];
const MOST_CHANNELS = 32;
/** In this format a loop of one word means that there is none. */
const NO_LOOP = 2;

/** Reads a MOD of 31 samples, with any number of channels that trackers write. */
export function readMod(bytes: Uint8Array): Result<Mod, ModProblem> {
  const channels = bytes.length < PATTERNS ? undefined : channelsOf(textAt(bytes, TAG, 4));
  if (channels === undefined) return err({ code: 'not-a-mod' });
  const length = bytes[SONG_LENGTH]!;
  if (length === 0 || length > MOST_ORDERS) return err({ code: 'empty-mod' });
  // The file also contains patterns that are listed but not played.
  const listed = bytes.subarray(ORDERS, TAG);
  const cellBytes = (Math.max(...listed) + 1) * ROWS * channels * CELL_BYTES;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const lengths = Array.from({ length: SAMPLES }, (_, index) => 2 * view.getUint16(headOf(index) + 22));
  const expected = lengths.reduce((sum, sample) => sum + sample, PATTERNS + cellBytes);
  if (bytes.length < expected) return err({ code: 'mod-cut-off', expected, found: bytes.length });
  let from = PATTERNS + cellBytes;
  const samples = lengths.map((size, index) => {
    const sample = readSample(view, headOf(index), new Int8Array(bytes.buffer, bytes.byteOffset + from, size));
    from += size;
    return sample;
  });
  return ok({
    title: textAt(bytes, 0, SAMPLE_HEADS),
    channels,
    samples,
    orders: [...listed.subarray(0, length)],
    cells: bytes.subarray(PATTERNS, PATTERNS + cellBytes),
  });
}

const headOf = (index: number): number => SAMPLE_HEADS + index * SAMPLE_HEAD;

/** `M.K.` and its like have four channels; others say how many: `6CHN`, `12CH`. */
function channelsOf(tag: string): number | undefined {
  if (FOUR_CHANNELS.includes(tag)) return 4;
  const said = /^(\d)CHN$|^(\d\d)C[HN]$/.exec(tag);
  const channels = Number(said?.[1] ?? said?.[2] ?? 0);
  return channels > 0 && channels <= MOST_CHANNELS ? channels : undefined;
}

/** A loop beyond the end of its sample is cut. */
function readSample(view: DataView, head: number, data: Int8Array): ModSample {
  const finetune = view.getUint8(head + 24) & 0x0f;
  const loopFrom = Math.min(data.length, 2 * view.getUint16(head + 26));
  const loopLength = Math.min(data.length - loopFrom, 2 * view.getUint16(head + 28));
  return {
    data,
    finetune: finetune < 8 ? finetune : finetune - 16,
    volume: Math.min(LOUDEST, view.getUint8(head + 25)),
    loopFrom,
    loopLength: loopLength > NO_LOOP ? loopLength : 0,
  };
}

/** The text up to the first unprintable byte. */
function textAt(bytes: Uint8Array, from: number, length: number): string {
  const text = String.fromCharCode(...bytes.subarray(from, from + length));
  return /^[ -~]*/.exec(text)![0].trimEnd();
}
