import { CELL_BYTES, ROWS } from '../../../../src/games/race/sound/mod/mod.ts';

export interface WrittenSample {
  readonly data: readonly number[];
  readonly volume?: number;
  readonly finetune?: number;
  /** In samples. */
  readonly loop?: readonly [from: number, length: number];
}

export interface WrittenCell {
  readonly channel?: number;
  readonly sample?: number;
  readonly period?: number;
  /** As trackers show it: C40. */
  readonly effect?: string;
}

interface Written {
  readonly samples: readonly WrittenSample[];
  /** By row. */
  readonly patterns: readonly Readonly<Record<number, readonly WrittenCell[]>>[];
  readonly orders?: readonly number[];
  readonly tag?: string;
  readonly channels?: number;
}

const SAMPLES = 31;
const NO_SAMPLE: WrittenSample = { data: [] };

/** A MOD as trackers write it. */
export function writeMod({ samples, patterns, orders = [0], tag = 'M.K.', channels = 4 }: Written): Uint8Array {
  const patternBytes = ROWS * channels * CELL_BYTES;
  const size = samples.reduce((sum, { data }) => sum + data.length, 1084 + patterns.length * patternBytes);
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  bytes.set(ascii('a test'));
  for (let index = 0; index < SAMPLES; index++) {
    const head = 20 + index * 30;
    const { data, volume = 64, finetune = 0, loop = [0, 2] } = samples[index] ?? NO_SAMPLE;
    view.setUint16(head + 22, data.length / 2);
    view.setUint8(head + 24, finetune & 0x0f);
    view.setUint8(head + 25, volume);
    view.setUint16(head + 26, loop[0] / 2);
    view.setUint16(head + 28, loop[1] / 2);
  }
  bytes[950] = orders.length;
  bytes[951] = 127;
  bytes.set(orders, 952);
  bytes.set(ascii(tag), 1080);
  for (const [index, pattern] of patterns.entries()) {
    for (const [row, cells] of Object.entries(pattern)) {
      for (const cell of cells) {
        const at = 1084 + index * patternBytes + (Number(row) * channels + (cell.channel ?? 0)) * CELL_BYTES;
        bytes.set(cellBytes(cell), at);
      }
    }
  }
  let from = 1084 + patterns.length * patternBytes;
  for (const { data } of samples) {
    bytes.set(Int8Array.from(data), from);
    from += data.length;
  }
  return bytes;
}

function cellBytes({ sample = 0, period = 0, effect = '000' }: WrittenCell): number[] {
  const code = Number.parseInt(effect, 16);
  return [(sample & 0xf0) | (period >> 8), period & 0xff, ((sample & 0x0f) << 4) | (code >> 8), code & 0xff];
}

const ascii = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));
