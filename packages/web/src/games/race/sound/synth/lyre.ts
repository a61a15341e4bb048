import { Random } from '@dedalo/grid';
import { fadeEnd, type Tone } from './tone.ts';

interface String {
  /** Seconds until a string of 220 Hz is inaudible. */
  readonly ring: number;
  /** From 0 to 1. */
  readonly brightness: number;
  readonly level: number;
}

/** How much a damped string still rings after its note. */
const DAMPED = 0.5;
const FADE = 0.12;
/** A finger is softer than the first sample of noise. */
const STROKE = 0.001;
const SILENT = 0.001;

/**
 * A plucked string after Karplus and Strong (1983), tuned as by Jaffe and Smith: noise goes around in a delay as long as
 * the tone's period, and loses some of its height every time.
 */
export function lyre({ ring, brightness, level }: String): Tone {
  return ({ frequency, seconds, sampleRate }) => {
    const period = sampleRate / frequency;
    // The mean of two samples comes half a sample late; an all-pass filter makes up for the rest of a sample.
    const size = Math.max(2, Math.floor(period - 0.6));
    const rest = period - 0.5 - size;
    const shift = (1 - rest) / (1 + rest);
    const around = plucked(size, { brightness, level, frequency });
    const rings = ring * (220 / frequency) ** 0.4;
    const loss = SILENT ** (period / (sampleRate * rings));
    const samples = new Float32Array(Math.ceil((Math.min(seconds, rings) + DAMPED) * sampleRate));
    let place = 0;
    let before = 0;
    let passed = 0;
    let passedFrom = 0;
    for (let index = 0; index < samples.length; index++) {
      const sample = around[place]!;
      samples[index] = sample;
      const mean = 0.5 * (sample + before) * loss;
      before = sample;
      passed = shift * (mean - passed) + passedFrom;
      passedFrom = mean;
      around[place] = passed;
      place = place + 1 === size ? 0 : place + 1;
    }
    const stroke = Math.round(STROKE * sampleRate);
    for (let index = 0; index < stroke; index++) samples[index]! *= index / stroke;
    return fadeEnd(samples, Math.round((DAMPED + FADE) * sampleRate));
  };
}

/** Noise without the highest and without any constant part, as loud for every string. */
function plucked(size: number, how: Readonly<Record<'brightness' | 'level' | 'frequency', number>>): Float32Array {
  const { brightness, level, frequency } = how;
  const random = new Random(`string ${Math.round(frequency)}`);
  const samples = Float32Array.from({ length: size }, () => random.float() * 2 - 1);
  for (let pass = 0; pass < 2; pass++) {
    let last = samples.at(-1)!;
    for (let index = 0; index < size; index++) {
      last += brightness * (samples[index]! - last);
      samples[index] = last;
    }
  }
  const mean = samples.reduce((sum, sample) => sum + sample, 0) / size;
  const power = Math.sqrt(samples.reduce((sum, sample) => sum + (sample - mean) ** 2, 0) / size) || 1;
  return samples.map((sample) => (level * (sample - mean)) / power);
}
