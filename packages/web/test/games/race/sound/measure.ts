/** The frequency of a steady tone, by how often it comes up through zero between two times in seconds. */
export function frequencyBetween(
  samples: Float32Array,
  sampleRate: number,
  [from, to]: readonly [number, number],
): number {
  const crossings: number[] = [];
  for (let index = Math.round(from * sampleRate) + 1; index < to * sampleRate; index++) {
    const before = samples[index - 1]!;
    const here = samples[index]!;
    if (before < 0 && here >= 0) crossings.push(index - here / (here - before));
  }
  return ((crossings.length - 1) * sampleRate) / (crossings.at(-1)! - crossings[0]!);
}

/** How well a tone fits one moved by so many samples: 1 where it repeats. */
function likeness(samples: Float32Array, shift: number, [from, to]: readonly [number, number]): number {
  const whole = Math.floor(shift);
  const part = shift - whole;
  let product = 0;
  let power = 0;
  for (let index = from; index < to; index++) {
    const moved = samples[index + whole]! * (1 - part) + samples[index + whole + 1]! * part;
    product += samples[index]! * moved;
    power += samples[index]! ** 2;
  }
  return product / power;
}

/** How many cents a tone lies above what it should be, by the shift near its period at which it repeats best. */
export function centsAbove(samples: Float32Array, sampleRate: number, frequency: number): number {
  // Several periods, so that a fraction of a sample counts.
  const periods = 8;
  const expected = (periods * sampleRate) / frequency;
  const from = Math.round(0.08 * sampleRate);
  let best = { likeness: -Infinity, cents: 0 };
  for (let cents = -60; cents <= 60; cents++) {
    const found = likeness(samples, expected / 2 ** (cents / 1200), [from, from + Math.round(0.1 * sampleRate)]);
    if (found > best.likeness) best = { likeness: found, cents };
  }
  return best.cents;
}

export function peakOf(...ears: readonly Float32Array[]): number {
  return ears.reduce((most, ear) => ear.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), most), 0);
}

/** The root of the mean square between two samples. */
export function loudnessOf(samples: Float32Array, from = 0, to = samples.length): number {
  const part = samples.subarray(from, to);
  return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length);
}
