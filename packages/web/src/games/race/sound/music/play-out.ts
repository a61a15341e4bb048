import { type Drum, DRUMS } from '../synth/instruments.ts';
import type { Head } from './head.ts';
import { OCTAVE, semitonesOf, STEPS } from './mode.ts';
import { CHORDS, type Pattern } from './patterns.ts';
import type { Bar, Sign } from './read-bars.ts';
import { SongError } from './song-error.ts';
import type { Hit, Note, Song, Voice } from './song.ts';

const HOLD = '-';
const REST = '.';

/** The patterns one after another, note for note. */
export function playOut({ order, ...head }: Head, patterns: ReadonlyMap<string, Pattern>): Song {
  const chords: number[] = [];
  const notes: Note[] = [];
  const hits: Hit[] = [];
  for (const { text, at } of order) {
    const pattern = patterns.get(text);
    if (!pattern) throw new SongError(at, `there is no pattern ${text}; there are ${[...patterns.keys()].join(', ')}`);
    const bars = pattern.lines.get(CHORDS);
    if (!bars) throw new SongError(pattern.name.at, `pattern ${text} has no line of chords`);
    const roots = bars.map(readRoot);
    for (const [voice, player] of head.voices.entries()) {
      const line = pattern.lines.get(player.name);
      if (!line) continue;
      const signs = placeSigns(line, { metre: head.metre, from: chords.length, roots });
      if (player.reads === 'drums') hits.push(...signs.flatMap((placed) => hitsOf(placed, voice)));
      else notes.push(...notesOf(signs, { head, voice, player }));
    }
    chords.push(...roots);
  }
  if (notes.length === 0) throw new SongError(order[0]!.at, 'no voice plays a note');
  return { ...head, chords, notes, hits };
}

function readRoot([sign, second]: Bar): number {
  if (second) throw new SongError(second.at, 'expected one chord a bar');
  return readStep(sign.text, sign);
}

/** A sign in its time, in beats, and the root of the chord under it. */
interface PlacedSign {
  readonly sign: Sign;
  readonly at: number;
  readonly length: number;
  readonly isAccented: boolean;
  readonly root: number;
}

interface Where {
  readonly metre: number;
  /** The number of the first bar. */
  readonly from: number;
  readonly roots: readonly number[];
}

/** A line with fewer bars than there are chords is repeated. */
function placeSigns(line: readonly Bar[], { metre, from, roots }: Where): PlacedSign[] {
  if (roots.length % line.length !== 0) {
    throw new SongError(line[0]![0].at, `${line.length} bars do not fit the ${roots.length} of the chords`);
  }
  return roots.flatMap((root, index) => {
    const bar = line[index % line.length]!;
    if (bar.length % metre !== 0 && metre % bar.length !== 0) {
      throw new SongError(bar[0].at, `${bar.length} signs do not share out the ${metre} beats of a bar`);
    }
    const length = metre / bar.length;
    return bar.map((sign, place) => {
      const at = (from + index) * metre + place * length;
      return { sign, at, length, isAccented: place === 0, root };
    });
  });
}

/** Notes joined by + sound together. */
const partsOf = ({ text }: Sign): string[] => (text === REST ? [] : text.split('+'));

function hitsOf({ sign, at, isAccented }: PlacedSign, voice: number): Hit[] {
  return partsOf(sign).map((part) => ({ voice, at, isAccented, drum: readDrum(part, sign) }));
}

interface Playing {
  readonly head: Omit<Head, 'order'>;
  readonly voice: number;
  readonly player: Extract<Voice, { reads: 'melody' | 'figure' }>;
}

function notesOf(signs: readonly PlacedSign[], { head, voice, player }: Playing): Note[] {
  const notes: Note[] = [];
  /** The note that a hold makes longer. */
  let sounding: { -readonly [K in keyof Note]: Note[K] }[] = [];
  for (const { sign, at, length, isAccented, root } of signs) {
    if (sign.text === HOLD) {
      if (sounding.length === 0) throw new SongError(sign.at, 'there is nothing to hold');
      for (const note of sounding) note.length += length;
      continue;
    }
    const under = player.reads === 'figure' ? root : 0;
    sounding = partsOf(sign).map((part) => {
      const step = under + readStep(part, sign);
      const pitch = head.tonic + OCTAVE * player.octave + semitonesOf(head.mode, step);
      return { voice, at, isAccented, length, step, pitch };
    });
    notes.push(...sounding);
  }
  return notes;
}

/** Steps are counted from 1; each ' is an octave up and each , one down. */
function readStep(text: string, { at }: Sign): number {
  const found = /^([1-9])('*)(,*)$/.exec(text);
  if (!found) throw new SongError(at, `expected a step such as 5, 1' or 7, (or - to hold, . to rest), found ${text}`);
  const [, step, ups, downs] = found;
  return Number(step) - 1 + STEPS * (ups!.length - downs!.length);
}

function readDrum(letter: string, { at }: Sign): Drum {
  const drums = Object.keys(DRUMS) as Drum[];
  const drum = drums.find((name) => DRUMS[name] === letter);
  if (drum) return drum;
  const known = drums.map((name) => `${DRUMS[name]} ${name}`).join(', ');
  throw new SongError(at, `there is no drum ${letter}; there are ${known}`);
}
