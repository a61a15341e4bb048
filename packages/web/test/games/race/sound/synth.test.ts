import { describe, expect, it } from 'vitest';
import { frequencyOf } from '../../../../src/games/race/sound/music/mode.ts';
import { parseSong } from '../../../../src/games/race/sound/music/parse-song.ts';
import type { Song } from '../../../../src/games/race/sound/music/song.ts';
import { drumSamples } from '../../../../src/games/race/sound/synth/drums.ts';
import { type Drum, DRUMS, INSTRUMENTS, TONES } from '../../../../src/games/race/sound/synth/instruments.ts';
import { render } from '../../../../src/games/race/sound/synth/render.ts';
import { centsAbove, loudnessOf, peakOf } from './measure.ts';

const SAMPLE_RATE = 22_050;

describe.each(INSTRUMENTS)('%s', (instrument) => {
  it.each([40, 52, 57, 64, 69, 76, 81])('is in tune at pitch %i', (pitch) => {
    const frequency = frequencyOf(pitch);
    const samples = TONES[instrument]({ frequency, seconds: 0.5, sampleRate: SAMPLE_RATE });
    expect(Math.abs(centsAbove(samples, SAMPLE_RATE, frequency))).toBeLessThanOrEqual(6);
  });

  it('begins and ends with silence, and is finite between', () => {
    const samples = TONES[instrument]({ frequency: 220, seconds: 0.3, sampleRate: SAMPLE_RATE });
    expect(Math.abs(samples[0]!)).toBeLessThan(0.01);
    expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.01);
    expect(samples.every(Number.isFinite)).toBe(true);
    expect(peakOf(samples)).toBeGreaterThan(0.2);
    expect(peakOf(samples)).toBeLessThan(2);
  });
});

it.each(Object.keys(DRUMS) as Drum[])('the drum %s sounds, and ends with silence', (drum) => {
  const samples = drumSamples(drum, SAMPLE_RATE);
  expect(loudnessOf(samples)).toBeGreaterThan(0.01);
  expect(peakOf(samples)).toBeLessThan(1.2);
  expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.01);
});

const RINGING = `
tempo 120
metre 4
tonic A3
mode dorian
echo 40
room 40
melody lead lyre volume 80
melody pipe flute volume 40
order A
pattern A
chords 1 | 4
lead 1 . . . | . . . 5
pipe . . . . | . 4 - -
`;

it('sound that outlasts the end of a song is in its beginning', () => {
  const parsed = parseSong(RINGING);
  if (!parsed.ok) throw new Error(parsed.error.message);
  const song = parsed.value;
  const twice: Song = {
    ...song,
    chords: [...song.chords, ...song.chords],
    notes: [...song.notes, ...song.notes.map((note) => ({ ...note, at: note.at + 8 }))],
  };
  const rate = 8000;
  const once = render(song, rate).left;
  const both = render(twice, rate).left;
  expect(both.length).toBe(2 * once.length);
  const apart = Math.max(...once.map((sample, index) => Math.abs(sample - both[once.length + index]!)));
  expect(apart).toBeLessThan(0.001);
  expect(loudnessOf(once, 0, 400)).toBeGreaterThan(0.01);
});
