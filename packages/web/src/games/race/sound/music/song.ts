import type { Drum, Instrument } from '../synth/instruments.ts';
import type { Mode } from './mode.ts';

/** One that plays through the whole song. */
export type Voice = {
  readonly name: string;
  /** From 0 to 1. */
  readonly volume: number;
  /** From −1, left, to 1, right. */
  readonly pan: number;
} & (
  | { readonly reads: 'melody' | 'figure'; readonly instrument: Instrument; readonly octave: number }
  | { readonly reads: 'drums' }
);

interface Sounded {
  /** Index of a voice. */
  readonly voice: number;
  /** Beats since the song began. */
  readonly at: number;
  readonly isAccented: boolean;
}

export interface Note extends Sounded {
  /** Beats. */
  readonly length: number;
  /** The step of the mode, counted from 0 at the tonic of its voice. */
  readonly step: number;
  /** Semitones, 69 for the A of 440 Hz. */
  readonly pitch: number;
}

export interface Hit extends Sounded {
  readonly drum: Drum;
}

export interface Song {
  /** Beats a minute, and beats a bar. */
  readonly tempo: number;
  readonly metre: number;
  readonly tonic: number;
  readonly mode: Mode;
  /** How much of it goes into the echo, and into the room: from 0 to 1. */
  readonly echo: number;
  readonly room: number;
  /** It ends instead of repeating. */
  readonly isOnce: boolean;
  readonly voices: readonly Voice[];
  /** The root of each bar's chord: a step of the mode, counted from 0. */
  readonly chords: readonly number[];
  readonly notes: readonly Note[];
  readonly hits: readonly Hit[];
}

export const beatsOf = (song: Song): number => song.chords.length * song.metre;
export const secondsOf = (song: Song): number => (beatsOf(song) * 60) / song.tempo;
