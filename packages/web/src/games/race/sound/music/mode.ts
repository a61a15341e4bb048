/** The seven steps of a scale, in semitones above its tonic. */
export const MODES = {
  ionian: [0, 2, 4, 5, 7, 9, 11],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  aeolian: [0, 2, 3, 5, 7, 8, 10],
  hijaz: [0, 1, 4, 5, 7, 8, 10],
  hijazkar: [0, 1, 4, 5, 7, 8, 11],
} as const;

export type Mode = keyof typeof MODES;
export const isMode = (name: string): name is Mode => Object.hasOwn(MODES, name);

export const STEPS = 7;
export const OCTAVE = 12;

/** Semitones above the tonic of a step, which is counted from 0 and may lie in any octave. */
export function semitonesOf(mode: Mode, step: number): number {
  const octave = Math.floor(step / STEPS);
  return octave * OCTAVE + MODES[mode][step - octave * STEPS]!;
}

/** The steps of a chord above its root, in every octave: the first, the third and the fifth. */
export const isChordStep = (step: number): boolean => [0, 2, 4].includes(((step % STEPS) + STEPS) % STEPS);

const LETTERS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** A pitch in semitones, 69 for the A of 440 Hz: `D4`, `Bb3`, `F#4`. */
export function parsePitch(text: string): number | undefined {
  const found = /^([A-G])([#b]?)([1-7])$/.exec(text);
  if (!found) return undefined;
  const [, letter, sign, octave] = found;
  const shift = sign === '#' ? 1 : sign === 'b' ? -1 : 0;
  return LETTERS[letter!]! + shift + OCTAVE * (Number(octave) + 1);
}

export const frequencyOf = (pitch: number): number => 440 * 2 ** ((pitch - 69) / OCTAVE);
