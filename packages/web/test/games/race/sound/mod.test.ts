import { describe, expect, it } from 'vitest';
import { readMod } from '../../../../src/games/race/sound/mod/read-mod.ts';
import { LONGEST_MOD_SECONDS, renderMod } from '../../../../src/games/race/sound/mod/render-mod.ts';
import { PEAK, type Pcm } from '../../../../src/games/race/sound/synth/pcm.ts';
import { frequencyBetween, loudnessOf, peakOf } from './measure.ts';
import { writeMod, type WrittenCell, type WrittenSample } from './write-mod.ts';

const SAMPLE_RATE = 22_050;
/** A sine of 32 samples, which goes round. */
const SINE = Array.from({ length: 32 }, (_, index) => Math.round(100 * Math.sin((2 * Math.PI * index) / 32)));
const TONE: WrittenSample = { data: SINE, loop: [0, 32] };
/** The note C-2 of trackers: 8287 samples a second, which is 259 Hz for this sine. */
const C2 = 428;
const C2_HERTZ = 7_093_789.2 / 2 / C2 / 32;
/** Six ticks of a fiftieth of a second. */
const ROW = 0.12;

type Rows = Readonly<Record<number, readonly WrittenCell[]>>;
const NOTE: WrittenCell = { sample: 1, period: C2 };

function play(patterns: readonly Rows[], options: { orders?: number[]; samples?: WrittenSample[] } = {}): Pcm {
  const mod = readMod(writeMod({ samples: [TONE], patterns, ...options }));
  if (!mod.ok) throw new Error(mod.error.code);
  return renderMod(mod.value, SAMPLE_RATE);
}

/** In the middle of rows, counted from 0. */
const pitchIn = ({ left }: Pcm, from: number, to = from): number =>
  frequencyBetween(left, SAMPLE_RATE, [from * ROW + 0.005, (to + 1) * ROW - 0.005]);
const loudnessIn = ({ left }: Pcm, row: number): number =>
  loudnessOf(left, Math.round((row + 0.05) * ROW * SAMPLE_RATE), Math.round((row + 0.95) * ROW * SAMPLE_RATE));
const seconds = ({ left }: Pcm): number => left.length / SAMPLE_RATE;

describe('a MOD', () => {
  it('says what it is', () => {
    const bytes = writeMod({
      samples: [TONE, { data: SINE, volume: 20, finetune: -3 }],
      patterns: [{}, {}],
      orders: [1, 0],
    });
    const mod = readMod(bytes);
    expect(mod).toMatchObject({ ok: true, value: { title: 'a test', channels: 4, orders: [1, 0] } });
    const [first, second] = mod.ok ? mod.value.samples : [];
    expect(first).toMatchObject({ volume: 64, finetune: 0, loopFrom: 0, loopLength: 32 });
    expect(second).toMatchObject({ volume: 20, finetune: -3, loopLength: 0 });
    expect([...first!.data]).toEqual(SINE);
  });

  it.each([
    ['M.K.', 4],
    ['M!K!', 4],
    ['FLT4', 4],
    ['6CHN', 6],
    ['8CHN', 8],
    ['12CH', 12],
  ])('with the tag %s has %i channels', (tag, channels) => {
    const mod = readMod(writeMod({ samples: [TONE], patterns: [{}], tag, channels }));
    expect(mod).toMatchObject({ ok: true, value: { channels } });
  });

  it('lasts 64 rows of 0.12 seconds a pattern, and goes round', () => {
    const pcm = play([{ 0: [NOTE] }, {}], { orders: [0, 1, 0] });
    expect(seconds(pcm)).toBeCloseTo(3 * 64 * ROW, 3);
    expect(pcm.loopFrom).toBe(0);
    expect(peakOf(pcm.left, pcm.right)).toBeLessThanOrEqual(PEAK);
  });

  it('gives the same samples every time', () => {
    const rows: Rows = { 0: [NOTE], 4: [{ ...NOTE, period: 381, effect: '4A3' }] };
    expect(play([rows])).toEqual(play([rows]));
  });
});

describe('pitches and samples', () => {
  it('plays a note as high as its period says', () => {
    expect(pitchIn(play([{ 0: [NOTE] }]), 0, 7)).toBeCloseTo(C2_HERTZ, 0);
    expect(pitchIn(play([{ 0: [{ ...NOTE, period: C2 / 2 }] }]), 0, 7)).toBeCloseTo(2 * C2_HERTZ, 0);
  });

  it('tunes a sample by eighths of a semitone', () => {
    const pcm = play([{ 0: [NOTE] }], { samples: [{ ...TONE, finetune: 4 }] });
    expect(pitchIn(pcm, 0, 7)).toBeCloseTo(C2_HERTZ * 2 ** (0.5 / 12), 0);
  });

  it('ends with a sample that does not go round', () => {
    const pcm = play([{ 0: [NOTE] }], { samples: [{ data: Array.from({ length: 10 }, () => SINE).flat() }] });
    expect(peakOf(pcm.left.subarray(0, 500))).toBeGreaterThan(0.1);
    expect(peakOf(pcm.left.subarray(SAMPLE_RATE / 10))).toBe(0);
  });

  it('plays channels at both sides', () => {
    const { left, right } = play([{ 0: [NOTE] }]);
    expect(loudnessOf(left) / loudnessOf(right)).toBeCloseTo(1 / 0.6, 1);
  });
});

describe('effects', () => {
  it('0: an arpeggio of three tones', () => {
    // Slow ticks, so that each tone can be measured.
    const pcm = play([
      {
        0: [
          { ...NOTE, effect: '047' },
          { channel: 1, effect: 'F20' },
        ],
      },
    ]);
    const tick = 2.5 / 32;
    const heard = [0, 1, 2, 3].map((at) =>
      frequencyBetween(pcm.left, SAMPLE_RATE, [at * tick + 0.003, (at + 1) * tick - 0.003]),
    );
    const expected = [0, 4, 7, 0].map((semitones) => C2_HERTZ * 2 ** (semitones / 12));
    for (const [index, frequency] of expected.entries()) expect(heard[index]! / frequency).toBeCloseTo(1, 1.5);
  });

  it('1 and 2: slides up and down, to the highest note and no further', () => {
    const up = play([{ 0: [{ ...NOTE, effect: '10A' }], 1: [] }]);
    expect(pitchIn(up, 2, 6) / C2_HERTZ).toBeCloseTo(C2 / (C2 - 5 * 10), 2);
    const rows: Rows = Object.fromEntries(
      Array.from({ length: 20 }, (_, row) => [row, [{ ...(row === 0 && NOTE), effect: '17F' }]]),
    );
    expect(pitchIn(play([rows]), 22, 26) / C2_HERTZ).toBeCloseTo(C2 / 113, 1);
    const down = play([{ 0: [{ ...NOTE, effect: '20A' }] }]);
    expect(pitchIn(down, 2, 6) / C2_HERTZ).toBeCloseTo(C2 / (C2 + 5 * 10), 2);
  });

  it('3: slides to a note and stays there', () => {
    const pcm = play([{ 0: [NOTE], 4: [{ period: 381, effect: '310' }], 5: [{ effect: '300' }] }]);
    expect(pitchIn(pcm, 0, 3)).toBeCloseTo(C2_HERTZ, 0);
    expect(pitchIn(pcm, 7, 12) / C2_HERTZ).toBeCloseTo(C2 / 381, 2);
  });

  it('4: a vibrato goes up and down around the note', () => {
    const rows: Rows = Object.fromEntries(
      Array.from({ length: 16 }, (_, row) => [row, [{ ...(row === 0 && NOTE), effect: '44F' }]]),
    );
    const pcm = play([rows]);
    const tick = 0.02;
    const heard = Array.from({ length: 90 }, (_, at) =>
      frequencyBetween(pcm.left, SAMPLE_RATE, [at * tick, (at + 1) * tick]),
    );
    expect(Math.max(...heard)).toBeGreaterThan(C2_HERTZ * 1.04);
    expect(Math.min(...heard)).toBeLessThan(C2_HERTZ * 0.96);
    expect(pitchIn(pcm, 20, 26)).toBeCloseTo(C2_HERTZ, 0);
  });

  it('C: sets the volume', () => {
    const pcm = play([{ 0: [NOTE], 4: [{ effect: 'C10' }], 8: [{ effect: 'C00' }], 12: [{ effect: 'CFF' }] }]);
    expect(loudnessIn(pcm, 5) / loudnessIn(pcm, 1)).toBeCloseTo(0.25, 2);
    expect(loudnessIn(pcm, 9)).toBe(0);
    expect(loudnessIn(pcm, 13) / loudnessIn(pcm, 1)).toBeCloseTo(1, 2);
  });

  it('A, 5, 6 and EB: fade', () => {
    const fade = (effect: string): Pcm => play([{ 0: [NOTE], 4: [{ effect }] }]);
    expect(loudnessIn(fade('A04'), 6) / loudnessIn(fade('A04'), 1)).toBeCloseTo(44 / 64, 2);
    expect(loudnessIn(fade('504'), 6) / loudnessIn(fade('504'), 1)).toBeCloseTo(44 / 64, 2);
    expect(loudnessIn(fade('604'), 6) / loudnessIn(fade('604'), 1)).toBeCloseTo(44 / 64, 2);
    expect(loudnessIn(fade('EB4'), 6) / loudnessIn(fade('EB4'), 1)).toBeCloseTo(60 / 64, 2);
  });

  it('9: begins within the sample', () => {
    const data = [
      ...Array.from({ length: 1024 }, () => 0),
      ...Array.from({ length: 4096 }, (_, index) => SINE[index % 32]!),
    ];
    const pcm = play([{ 0: [NOTE], 32: [{ ...NOTE, effect: '904' }] }], { samples: [{ data }] });
    const soon = Math.round(0.05 * SAMPLE_RATE);
    const at = Math.round(32 * ROW * SAMPLE_RATE);
    expect(peakOf(pcm.left.subarray(0, soon))).toBe(0);
    expect(peakOf(pcm.left.subarray(at, at + soon))).toBeGreaterThan(0.1);
  });

  it('B: continues at another place of the list, and the rest is never played', () => {
    const pcm = play([{ 0: [NOTE], 3: [{ effect: 'B02' }] }, {}, { 7: [{ effect: 'B00' }] }], { orders: [0, 1, 2] });
    expect(seconds(pcm)).toBeCloseTo((4 + 8) * ROW, 3);
  });

  it('B: goes round to a place after the beginning', () => {
    const pcm = play([{ 15: [{ effect: 'D00' }] }, { 7: [{ effect: 'B01' }] }], { orders: [0, 1] });
    expect(seconds(pcm)).toBeCloseTo((16 + 8) * ROW, 3);
    expect(pcm.loopFrom! / SAMPLE_RATE).toBeCloseTo(16 * ROW, 3);
  });

  it('D: breaks a pattern off, and continues at a row that is written in decimal digits', () => {
    const pcm = play([{ 0: [NOTE], 3: [{ effect: 'D32' }] }, {}], { orders: [0, 1] });
    expect(seconds(pcm)).toBeCloseTo((4 + 32) * ROW, 3);
  });

  it('E6: repeats rows within a pattern', () => {
    const pcm = play([{ 0: [NOTE], 8: [{ effect: 'E60' }], 11: [{ effect: 'E63' }] }]);
    expect(seconds(pcm)).toBeCloseTo((64 + 3 * 4) * ROW, 3);
  });

  it('EE: makes a row longer', () => {
    expect(seconds(play([{ 5: [{ effect: 'EE2' }] }]))).toBeCloseTo((64 + 2) * ROW, 3);
  });

  it('EC and ED: cut a note off, and begin it later', () => {
    const cut = play([{ 0: [{ ...NOTE, effect: 'EC3' }] }]).left;
    const at = Math.round(0.06 * SAMPLE_RATE);
    expect(loudnessOf(cut, 0, at - 10)).toBeGreaterThan(0.1);
    expect(loudnessOf(cut, at + 10, 2 * at)).toBe(0);
    const late = play([{ 0: [{ ...NOTE, effect: 'ED3' }] }]).left;
    expect(loudnessOf(late, 0, at - 10)).toBe(0);
    expect(loudnessOf(late, at + 10, 2 * at)).toBeGreaterThan(0.05);
  });

  it('F: sets ticks a row up to 1F, and beats a minute from 20', () => {
    expect(seconds(play([{ 0: [{ effect: 'F03' }] }]))).toBeCloseTo(64 * 0.06, 3);
    expect(seconds(play([{ 0: [{ effect: 'FFA' }] }]))).toBeCloseTo(64 * 0.06, 3);
    expect(seconds(play([{ 0: [{ effect: 'F00' }] }]))).toBeCloseTo(64 * ROW, 3);
  });
});

describe('files that are no MOD, or a hostile one', () => {
  const whole = writeMod({ samples: [TONE], patterns: [{ 0: [NOTE] }] });

  it('refuses what does not say that it is one', () => {
    expect(readMod(new Uint8Array())).toEqual({ ok: false, error: { code: 'not-a-mod' } });
    expect(readMod(new Uint8Array(5000))).toEqual({ ok: false, error: { code: 'not-a-mod' } });
    expect(readMod(new TextEncoder().encode('RIFF'.repeat(500)))).toEqual({ ok: false, error: { code: 'not-a-mod' } });
    expect(readMod(writeMod({ samples: [], patterns: [{}], tag: '0CHN' }))).toMatchObject({ ok: false });
  });

  it('refuses one without a list of patterns', () => {
    const empty = whole.slice();
    empty[950] = 0;
    expect(readMod(empty)).toEqual({ ok: false, error: { code: 'empty-mod' } });
  });

  it('says of one that is cut off how much of it there should be', () => {
    for (const length of [1084, 1500, whole.length - 1]) {
      const error = { code: 'mod-cut-off', expected: whole.length, found: length };
      expect(readMod(whole.slice(0, length))).toEqual({ ok: false, error });
    }
  });

  it('keeps loops within their samples', () => {
    const pcm = play([{ 0: [NOTE] }], { samples: [{ data: SINE, loop: [16, 60_000] }] });
    expect(pcm.left.every(Number.isFinite)).toBe(true);
    expect(
      play([{ 0: [NOTE] }], { samples: [{ data: SINE, loop: [60_000, 60_000] }] }).left.every(Number.isFinite),
    ).toBe(true);
  });

  it('plays any pattern, and no longer than it may', () => {
    let seed = 1;
    const next = (): number => (seed = (seed * 48_271) % 2_147_483_647);
    for (let round = 0; round < 20; round++) {
      const bytes = writeMod({ samples: [TONE, { data: SINE }], patterns: [{}, {}], orders: [0, 1] });
      for (let at = 1084; at < 1084 + 2048; at++) bytes[at] = next() & 0xff;
      const mod = readMod(bytes);
      if (!mod.ok) throw new Error(mod.error.code);
      const pcm = renderMod(mod.value, 2000);
      expect(pcm.left.every(Number.isFinite)).toBe(true);
      expect(pcm.left.length).toBeLessThanOrEqual(LONGEST_MOD_SECONDS * 2000);
    }
  });

  it('stops one that would never end', () => {
    const loops: Rows = {
      0: [{ effect: 'E60' }, { channel: 1, effect: 'E60' }],
      1: [{ effect: 'E61' }, { channel: 1, effect: 'E62' }],
    };
    const pcm = play([{ ...loops, 0: [...loops[0]!, { channel: 2, effect: 'F1F' }, { channel: 3, effect: 'F20' }] }]);
    expect(seconds(pcm)).toBeLessThanOrEqual(LONGEST_MOD_SECONDS);
  });
});
