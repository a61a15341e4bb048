import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MODES } from '../../../../src/games/race/sound/music/mode.ts';
import { parseSong } from '../../../../src/games/race/sound/music/parse-song.ts';
import type { Song } from '../../../../src/games/race/sound/music/song.ts';
import { DRUMS, INSTRUMENTS } from '../../../../src/games/race/sound/synth/instruments.ts';

const HEAD = `tempo 120
metre 4
tonic D4
mode dorian
melody lead lyre volume 80 pan -50
figure bass bass octave -1
drums beat
order A
pattern A
`;

function read(text: string): Song {
  const song = parseSong(text);
  if (!song.ok) throw new Error(`${song.error.at.line}:${song.error.at.column}: ${song.error.message}`);
  return song.value;
}

const leadOf = (lines: string): (readonly [at: number, length: number, pitch: number])[] =>
  read(`${HEAD}${lines}`)
    .notes.filter(({ voice }) => voice === 0)
    .map(({ at, length, pitch }) => [at, length, pitch]);

describe('the notation of songs', () => {
  it('shares the time of a bar evenly among its signs', () => {
    expect(leadOf('chords 1\nlead 1 2 3 4')).toEqual([
      [0, 1, 62],
      [1, 1, 64],
      [2, 1, 65],
      [3, 1, 67],
    ]);
    expect(leadOf('chords 1\nlead 1 5')).toEqual([
      [0, 2, 62],
      [2, 2, 69],
    ]);
  });

  it('holds with - and rests with .', () => {
    expect(leadOf('chords 1 | 1\nlead 1 - . 2 | - - . .')).toEqual([
      [0, 2, 62],
      [3, 3, 64],
    ]);
  });

  it("goes an octave up with ' and down with ,", () => {
    expect(leadOf("chords 1\nlead 1' 7, 8 1,,").map(([, , pitch]) => pitch)).toEqual([74, 60, 74, 38]);
  });

  it('counts the steps of a figure from the root of the chord, in the octave of its voice', () => {
    const { notes } = read(`${HEAD}chords 1 | 4,\nbass 1 5`);
    expect(notes.map(({ pitch }) => pitch)).toEqual([50, 57, 43, 50]);
  });

  it('plays notes joined with + together', () => {
    expect(leadOf('chords 1\nlead 1+5 - - -')).toEqual([
      [0, 4, 62],
      [0, 4, 69],
    ]);
    const { hits } = read(`${HEAD}chords 1\nlead 1\nbeat d+h . t .`);
    expect(hits.map(({ drum, at }) => [drum, at])).toEqual([
      ['drum', 0],
      ['shaker', 0],
      ['rim', 2],
    ]);
  });

  it('repeats a line that is shorter than the chords', () => {
    expect(leadOf('chords 1 | 4 | 1 | 4\nlead 1 | 2').map(([at]) => at)).toEqual([0, 4, 8, 12]);
  });

  it('continues a line where the next one begins with a bar line', () => {
    expect(leadOf('chords 1 | 4\n     | 1 | 4\nlead 1 | 2\n   | 3 | 4').map(([, , pitch]) => pitch)).toEqual([
      62, 64, 65, 67,
    ]);
  });

  it('takes over the lines of a pattern that another one is like, unless it has its own or is silent', () => {
    const song = read(
      `${HEAD.replace('order A', 'order A B')}chords 1\nlead 1\nbass 1\nbeat d\npattern B like A\nlead 5\nbass silent`,
    );
    const second = song.notes.filter(({ at }) => at >= 4);
    expect(second.map(({ voice, pitch }) => [voice, pitch])).toEqual([[0, 69]]);
    expect(song.hits.map(({ at }) => at)).toEqual([0, 4]);
    expect(song.chords).toEqual([0, 0]);
  });

  it('leaves out comments', () => {
    expect(leadOf('# all of it\nchords 1 # home\nlead 1')).toEqual([[0, 4, 62]]);
  });
});

describe('a mistake in a song is shown where it is', () => {
  const line = HEAD.split('\n').length;
  it.each([
    ['an unknown step', 'chords 1\nlead 1 x 3 4', line + 1, 8, /expected a step/],
    ['a count that does not fit', 'chords 1\nlead 1 2 3', line + 1, 6, /3 signs do not share out the 4 beats/],
    ['bars that do not fit', 'chords 1 | 4 | 1\nlead 1 | 2', line + 1, 6, /2 bars do not fit the 3/],
    ['an empty bar', 'chords 1 | 4\nlead 1 |', line + 1, 1, /a bar of lead is empty/],
    ['nothing to hold', 'chords 1\nlead - 1', line + 1, 6, /nothing to hold/],
    ['an unknown voice', 'chords 1\nleap 1', line + 1, 1, /no voice leap; there are chords, lead, bass, beat/],
    ['an unknown drum', 'chords 1\nlead 1\nbeat z', line + 2, 6, /no drum z; there are d drum/],
    ['two chords in a bar', 'chords 1 4\nlead 1', line, 10, /one chord a bar/],
    ['no chords', 'lead 1', line - 1, 9, /no line of chords/],
    ['a second pattern of the name', 'chords 1\nlead 1\npattern A', line + 2, 9, /a pattern A already/],
    ['a pattern like none', 'chords 1\nlead 1\npattern B like C', line + 2, 11, /the name of a pattern above/],
    ['no notes', 'chords 1', line - 2, 7, /no voice plays a note/],
  ])('%s', (_, lines, row, column, message) => {
    expect(parseSong(HEAD + lines)).toMatchObject({
      ok: false,
      error: { at: { line: row, column }, message: expect.stringMatching(message) },
    });
  });

  it.each([
    ['tempo 120', 'tempo 9000', /from 30 to 480/],
    ['tempo 120', '', /does not say its tempo/],
    ['tonic D4', 'tonic H4', /a pitch such as D4/],
    ['tonic D4', 'tonic', /a value after tonic/],
    ['mode dorian', 'mode doric', /no mode doric; there are ionian/],
    ['melody lead lyre', 'melody lead harp', /no instrument harp; there are lyre/],
    ['pan -50', 'pan', /expected volume, pan or octave and a number/],
    ['order A', 'order A C', /no pattern C; there are A/],
    ['order A', 'oder A', /oder means nothing here/],
  ])('%s as "%s"', (right, wrong, message) => {
    const text = `${HEAD.replace(right, wrong)}chords 1\nlead 1`;
    expect(parseSong(text)).toMatchObject({ ok: false, error: { message: expect.stringMatching(message) } });
  });

  it('an empty text', () => {
    expect(parseSong('')).toMatchObject({ ok: false, error: { at: { line: 1, column: 1 } } });
  });
});

describe('what README.md says', () => {
  const text = readFileSync(new URL('../../../../src/games/race/sound/README.md', import.meta.url), 'utf8');

  it('shows a song that is one', () => {
    const song = read(/```\n([^`]*)```/.exec(text)![1]!);
    expect(song).toMatchObject({ tempo: 112, isOnce: true, chords: [0, -1, -4, 0, 0, -1, -4, 0] });
  });

  it('names all modes, instruments and drums', () => {
    for (const name of [...Object.keys(MODES), ...INSTRUMENTS]) expect(text).toContain(`\`${name}\``);
    for (const [name, letter] of Object.entries(DRUMS)) expect(text).toMatch(new RegExp(`\`${letter}\`\\s${name}`));
  });
});
