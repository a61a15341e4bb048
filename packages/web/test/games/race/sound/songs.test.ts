import { describe, expect, it } from 'vitest';
import { WORLDS } from '../../../../src/games/race/looks/world.ts';
import { isChordStep, MODES, semitonesOf } from '../../../../src/games/race/sound/music/mode.ts';
import { SONG_NAMES } from '../../../../src/games/race/sound/music/song-names.ts';
import { type Note, secondsOf, type Song } from '../../../../src/games/race/sound/music/song.ts';
import { readSong, songNamed } from '../../../../src/games/race/sound/music/songs.ts';
import { PEAK } from '../../../../src/games/race/sound/synth/pcm.ts';
import { render } from '../../../../src/games/race/sound/synth/render.ts';
import { loudnessOf, peakOf } from './measure.ts';

const SAMPLE_RATE = 11_025;
const LOOPED = [...WORLDS, 'title'] as const;

const rootUnder = ({ chords, metre }: Song, { at }: Note): number => chords[Math.floor(at / metre)]!;
const notesOf = (song: Song, reads: string): Note[] =>
  song.notes.filter(({ voice }) => song.voices[voice]!.reads === reads);
const onFirstBeat = (song: Song, notes: readonly Note[]): Note[] => notes.filter(({ at }) => at % song.metre === 0);

describe.each(SONG_NAMES)('the song %s', (name) => {
  const song = songNamed(name);
  const pcm = render(song, SAMPLE_RATE);
  const { left, right } = pcm;

  it('is written right', () => {
    expect(readSong(name)).toMatchObject({ ok: true });
  });

  it('keeps to its mode', () => {
    const mode: readonly number[] = MODES[song.mode];
    const outside = song.notes.filter(({ pitch }) => !mode.includes((((pitch - song.tonic) % 12) + 12) % 12));
    expect(outside).toEqual([]);
  });

  it('has major and minor chords alone', () => {
    for (const root of song.chords) {
      const [first, third, fifth] = [root, root + 2, root + 4].map((step) => semitonesOf(song.mode, step));
      expect([3, 4]).toContain(third! - first!);
      expect(fifth! - first!).toBe(7);
    }
  });

  it('has chord tones on the first beats of bars, in bass and melody', () => {
    const strong = [...notesOf(song, 'figure'), ...notesOf(song, 'melody')];
    const strange = onFirstBeat(song, strong).filter((note) => !isChordStep(note.step - rootUnder(song, note)));
    expect(strange).toEqual([]);
    expect(onFirstBeat(song, notesOf(song, 'melody')).length).toBeGreaterThan(song.chords.length / 2);
  });

  it('stays in a range that is not shrill', () => {
    const pitches = song.notes.map(({ pitch }) => pitch);
    expect(Math.min(...pitches)).toBeGreaterThanOrEqual(36);
    expect(Math.max(...pitches)).toBeLessThanOrEqual(89);
    // Twice as loud a change from sample to sample as the samples themselves would be a hiss.
    const changes = left.map((sample, index) => sample - (left[index - 1] ?? 0));
    expect(loudnessOf(changes) / loudnessOf(left)).toBeLessThan(0.5);
  });

  it('gives the same samples every time', () => {
    const again = render(songNamed(name), SAMPLE_RATE);
    expect(Buffer.from(again.left.buffer).equals(Buffer.from(left.buffer))).toBe(true);
    expect(Buffer.from(again.right.buffer).equals(Buffer.from(right.buffer))).toBe(true);
  });

  it('is loud enough and never too loud', () => {
    expect(peakOf(left, right)).toBeLessThanOrEqual(PEAK);
    expect(peakOf(left, right)).toBeGreaterThan(0.4);
    expect(loudnessOf(left)).toBeGreaterThan(0.1);
    expect(loudnessOf(right)).toBeGreaterThan(0.1);
  });

  it('never falls silent while it plays', () => {
    const second = SAMPLE_RATE;
    for (let from = 0; from + second <= secondsOf(song) * SAMPLE_RATE; from += second) {
      expect(loudnessOf(left, from, from + second)).toBeGreaterThan(0.01);
    }
  });
});

describe.each(LOOPED)('the song %s, which repeats', (name) => {
  const song = songNamed(name);
  const { left, right, loopFrom } = render(song, SAMPLE_RATE);

  it('lasts from half a minute to a minute', () => {
    expect(secondsOf(song)).toBeGreaterThanOrEqual(30);
    expect(secondsOf(song)).toBeLessThanOrEqual(60);
    expect(left.length).toBe(Math.round(secondsOf(song) * SAMPLE_RATE));
    expect(loopFrom).toBe(0);
  });

  it.each([
    ['left', left],
    ['right', right],
  ])('has no click where it repeats: %s', (_, ear) => {
    const near = Math.round(0.1 * SAMPLE_RATE);
    const around = [...ear.subarray(-near), ...ear.subarray(0, near)];
    const steps = around.slice(1).map((sample, index) => Math.abs(sample - around[index]!));
    const seam = steps.splice(near - 1, 1)[0]!;
    expect(seam).toBeLessThanOrEqual(Math.max(...steps));
  });

  it('has parts that differ', () => {
    const parts = [song.chords.slice(0, 8), song.chords.slice(-8)];
    const melody = notesOf(song, 'melody');
    const opening = melody.filter(({ at }) => at < 8 * song.metre).map(({ step }) => step);
    const closing = melody.filter(({ at }) => at >= (song.chords.length - 8) * song.metre).map(({ step }) => step);
    expect([parts[0], opening]).not.toEqual([parts[1], closing]);
    expect(new Set(song.chords).size).toBeGreaterThanOrEqual(3);
  });
});

it('every level has music of its own', () => {
  const moods = WORLDS.map(songNamed).map(({ tempo, metre, tonic, mode }) => [tempo, metre, tonic, mode].join(' '));
  expect(new Set(moods).size).toBe(8);
});

it.each(['victory', 'game-over'] as const)('%s is short, rings out and ends', (name) => {
  const song = songNamed(name);
  const { left, right, loopFrom } = render(song, SAMPLE_RATE);
  expect(secondsOf(song)).toBeLessThan(10);
  expect(loopFrom).toBeNull();
  const end = Math.round(0.1 * SAMPLE_RATE);
  expect(peakOf(left.subarray(-end), right.subarray(-end))).toBeLessThan(0.005);
});
