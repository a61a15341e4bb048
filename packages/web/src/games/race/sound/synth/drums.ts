import { Random } from '@dedalo/grid';
import type { Drum } from './instruments.ts';
import { struck } from './struck.ts';
import { fadeEnd } from './tone.ts';

interface Skin {
  /** Frequency at the stroke and after it, and how quickly it falls, in seconds. */
  readonly from: number;
  readonly to: number;
  readonly fall: number;
  readonly seconds: number;
}

interface Noise {
  readonly seconds: number;
  /** The band that passes lies between the two, each from 0, nothing, to 1, everything. */
  readonly low: number;
  readonly high: number;
  /** Seconds in which it swells. */
  readonly swell?: number;
}

const SILENT = 0.001;
const FADE = 0.01;

/** Every stroke on a drum sounds the same; its volume is that of its voice. */
export function drumSamples(drum: Drum, sampleRate: number): Float32Array {
  switch (drum) {
    case 'drum':
      return together(
        skin({ from: 130, to: 62, fall: 0.03, seconds: 0.42 }, sampleRate),
        scaled(0.12, noise({ seconds: 0.03, low: 0.4, high: 0 }, sampleRate)),
      );
    case 'rim':
      return together(
        skin({ from: 420, to: 330, fall: 0.01, seconds: 0.11 }, sampleRate),
        scaled(0.3, noise({ seconds: 0.05, low: 0.6, high: 0.3 }, sampleRate)),
      );
    case 'shaker':
      return scaled(0.5, noise({ seconds: 0.09, low: 0.8, high: 0.55, swell: 0.012 }, sampleRate));
    case 'brush':
      return scaled(0.6, noise({ seconds: 0.2, low: 0.45, high: 0.12, swell: 0.004 }, sampleRate));
    case 'cymbal':
      return scaled(0.4, noise({ seconds: 0.9, low: 0.75, high: 0.5, swell: 0.004 }, sampleRate));
    case 'anvil':
      return anvil({ frequency: 620, seconds: 0, sampleRate });
    case 'tick':
      return skin({ from: 1500, to: 1150, fall: 0.004, seconds: 0.045 }, sampleRate);
  }
}

const anvil = struck({
  partials: [
    { ratio: 1, level: 0.5, seconds: 0.5 },
    { ratio: 2.32, level: 0.45, seconds: 0.35 },
    { ratio: 3.87, level: 0.3, seconds: 0.22 },
    { ratio: 5.11, level: 0.2, seconds: 0.12 },
  ],
});

/** A drum skin: a tone that falls and dies away. */
function skin({ from, to, fall, seconds }: Skin, sampleRate: number): Float32Array {
  const samples = new Float32Array(Math.ceil(seconds * sampleRate));
  const loss = SILENT ** (1 / (seconds * sampleRate));
  const falling = Math.exp(-1 / (fall * sampleRate));
  let loud = 0.8;
  let above = from - to;
  let phase = 0;
  for (let index = 0; index < samples.length; index++) {
    samples[index] = loud * Math.sin(phase);
    phase += (2 * Math.PI * (to + above)) / sampleRate;
    loud *= loss;
    above *= falling;
  }
  return fadeEnd(samples, Math.round(FADE * sampleRate));
}

function noise({ seconds, low, high, swell = 0.001 }: Noise, sampleRate: number): Float32Array {
  const random = new Random(`noise ${seconds}`);
  const samples = new Float32Array(Math.ceil(seconds * sampleRate));
  const loss = SILENT ** (1 / (seconds * sampleRate));
  let loud = 1;
  let under = 0;
  let far = 0;
  for (let index = 0; index < samples.length; index++) {
    under += low * (random.float() * 2 - 1 - under);
    far += high * (under - far);
    samples[index] = (high > 0 ? under - far : under) * Math.min(1, index / (swell * sampleRate)) * loud;
    loud *= loss;
  }
  return fadeEnd(samples, Math.round(FADE * sampleRate));
}

const scaled = (by: number, samples: Float32Array): Float32Array => samples.map((sample) => sample * by);

function together(longer: Float32Array, shorter: Float32Array): Float32Array {
  for (const [index, sample] of shorter.entries()) longer[index]! += sample;
  return longer;
}
