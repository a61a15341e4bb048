import { PEAK } from './pcm.ts';

/** How loud all songs are, as the root of the mean square. */
const LOUDNESS = 0.13;
/** Samples up to this value stay as they are; higher ones are bent. */
const KNEE = 0.6;

/** Makes every song as loud as the others. What would be louder than `PEAK` is bent, not cut off, which would rattle. */
export function evenOut(ears: readonly Float32Array[]): void {
  const count = ears.reduce((sum, { length }) => sum + length, 0);
  let power = 0;
  for (const ear of ears) {
    for (let index = 0; index < ear.length; index++) power += ear[index]! * ear[index]!;
  }
  if (power === 0) return;
  const gain = LOUDNESS / Math.sqrt(power / count);
  for (const ear of ears) {
    for (let index = 0; index < ear.length; index++) ear[index] = bend(ear[index]! * gain);
  }
}

const ROOM = PEAK - KNEE;

function bend(sample: number): number {
  const size = Math.abs(sample);
  if (size <= KNEE) return sample;
  const over = (size - KNEE) / ROOM;
  return Math.sign(sample) * (KNEE + (ROOM * over) / (1 + over));
}
