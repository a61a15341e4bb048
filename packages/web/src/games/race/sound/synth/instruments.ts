import { lyre } from './lyre.ts';
import { struck } from './struck.ts';
import type { Tone } from './tone.ts';
import { wave } from './wave.ts';

/** Strings first, then pipes, then percussion. */
export const INSTRUMENTS = ['lyre', 'kithara', 'aulos', 'flute', 'strings', 'bass', 'bell', 'marimba'] as const;
export type Instrument = (typeof INSTRUMENTS)[number];
export const isInstrument = (name: string): name is Instrument => (INSTRUMENTS as readonly string[]).includes(name);

/** Each drum and its letter in songs. */
export const DRUMS = { drum: 'd', rim: 't', shaker: 'h', brush: 's', cymbal: 'c', anvil: 'a', tick: 'i' } as const;
export type Drum = keyof typeof DRUMS;

/** How the tones of each are made. */
export const TONES: Readonly<Record<Instrument, Tone>> = {
  lyre: lyre({ ring: 2.2, brightness: 0.55, level: 0.6 }),
  // Lower and longer, with gut for strings.
  kithara: lyre({ ring: 3.2, brightness: 0.3, level: 0.4 }),
  // A double pipe with reeds: a soft square.
  aulos: wave({
    harmonics: [1, 0.06, 0.36, 0.03, 0.16, 0, 0.07],
    attack: 0.03,
    decay: 0.25,
    sustain: 0.75,
    release: 0.12,
    vibrato: 0.006,
  }),
  flute: wave({
    harmonics: [1, 0.22, 0.09, 0.02],
    attack: 0.06,
    decay: 0.3,
    sustain: 0.8,
    release: 0.18,
    vibrato: 0.005,
  }),
  strings: wave({
    harmonics: [1, 0.5, 0.28, 0.14, 0.08, 0.04],
    attack: 0.35,
    decay: 0.5,
    sustain: 0.85,
    release: 0.7,
    vibrato: 0.002,
  }),
  // A triangle, with some of the octave so that small loudspeakers can play it.
  bass: wave({
    harmonics: [1, 0.25, 0.11, 0.06, 0.04],
    attack: 0.008,
    decay: 0.35,
    sustain: 0.55,
    release: 0.09,
    vibrato: 0,
  }),
  bell: struck({
    partials: [
      { ratio: 1, level: 1, seconds: 1.8 },
      { ratio: 2, level: 0.45, seconds: 1.1 },
      { ratio: 3, level: 0.22, seconds: 0.6 },
      { ratio: 5.4, level: 0.1, seconds: 0.25 },
    ],
  }),
  marimba: struck({
    partials: [
      { ratio: 1, level: 1, seconds: 0.6 },
      { ratio: 3.98, level: 0.25, seconds: 0.16 },
      { ratio: 9.2, level: 0.06, seconds: 0.05 },
    ],
  }),
};

/** How much of each goes into echo and room: low or short sounds would only blur there. */
export const SENDS: Readonly<Record<Instrument | Drum, number>> = {
  lyre: 1,
  kithara: 0.7,
  aulos: 0.9,
  flute: 1,
  strings: 0.7,
  bass: 0.05,
  bell: 1,
  marimba: 0.6,
  drum: 0.1,
  rim: 0.4,
  shaker: 0.15,
  brush: 0.3,
  cymbal: 0.5,
  anvil: 0.6,
  tick: 0.4,
};
