import { expect, test } from 'vitest';
import {
  frequencyOf,
  isChordStep,
  type Mode,
  parsePitch,
  semitonesOf,
} from '../../../../src/games/race/sound/music/mode.ts';

const scale = (tonic: string, mode: Mode): number[] =>
  [0, 1, 2, 3, 4, 5, 6].map((step) => (parsePitch(tonic)! + semitonesOf(mode, step)) % 12).sort((a, b) => a - b);
const WHITE_KEYS = [0, 2, 4, 5, 7, 9, 11];

test.each([
  ['C4', 'ionian'],
  ['D4', 'dorian'],
  ['E4', 'phrygian'],
  ['F4', 'lydian'],
  ['G4', 'mixolydian'],
  ['A4', 'aeolian'],
] as const)('from %s the white keys are %s', (tonic, mode) => {
  expect(scale(tonic, mode)).toEqual(WHITE_KEYS);
});

test('hijaz is phrygian with a raised third, and hijazkar has a raised seventh too', () => {
  expect(scale('E4', 'hijaz')).toEqual([0, 2, 4, 5, 8, 9, 11]);
  expect(scale('E4', 'hijazkar')).toEqual([0, 3, 4, 5, 8, 9, 11]);
});

test('steps go on in other octaves', () => {
  expect([-8, -7, -1, 0, 7, 9].map((step) => semitonesOf('dorian', step))).toEqual([-14, -12, -2, 0, 12, 15]);
  expect([-3, -2, 0, 2, 4, 5, 7].map(isChordStep)).toEqual([true, false, true, true, true, false, true]);
});

test('pitches have their frequencies', () => {
  expect(['A4', 'Bb3', 'F#4', 'C4'].map(parsePitch)).toEqual([69, 58, 66, 60]);
  expect(['H4', 'A', '4A', 'A9', 'Abb4'].map(parsePitch)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(frequencyOf(69)).toBe(440);
  expect(frequencyOf(60)).toBeCloseTo(261.63, 2);
});
