import type { Tone } from './tone.ts';

interface Wave {
  /** The strength of the tone itself, the octave, the twelfth… */
  readonly harmonics: readonly number[];
  /** Seconds, and the level left after the decay, from 0 to 1. */
  readonly attack: number;
  readonly decay: number;
  readonly sustain: number;
  readonly release: number;
  /** How far it goes up and down, as a part of its frequency. */
  readonly vibrato: number;
}

const TABLE = 1024;
const VIBRATO_A_SECOND = 5.2;
/** Vibrato begins when the tone is steady. */
const VIBRATO_AFTER = 0.25;
/** Samples for which the pitch stays; such small steps are inaudible. */
const VIBRATO_EVERY = 32;

/** One that is blown or bowed: a period of it, and how it swells and dies away. */
export function wave({ harmonics, attack, decay, sustain, release, vibrato }: Wave): Tone {
  return ({ frequency, seconds, sampleRate }) => {
    // Frequencies above half the sample rate would alias.
    const period = periodOf(harmonics.filter((_, index) => (index + 1) * frequency < sampleRate * 0.45));
    const samples = new Float32Array(Math.ceil((seconds + release) * sampleRate));
    const envelope = { attack: 1 / (attack * sampleRate), decay: 1 - 1 / (decay * sampleRate), sustain };
    const evenStep = (frequency * TABLE) / sampleRate;
    const standsFrom = Math.round(VIBRATO_AFTER * sampleRate);
    const held = Math.min(samples.length - 1, Math.round(seconds * sampleRate));
    const sway = (2 * Math.PI * VIBRATO_A_SECOND) / sampleRate;
    let step = evenStep;
    let phase = 0;
    let loud = 0;
    let isRising = true;
    for (let index = 0; index < samples.length; index++) {
      if (index >= held) loud -= loud / (samples.length - index);
      else if (!isRising) loud = envelope.sustain + (loud - envelope.sustain) * envelope.decay;
      else if ((loud += envelope.attack) >= 1) isRising = false;
      const here = Math.floor(phase);
      const part = phase - here;
      samples[index] = loud * (period[here]! * (1 - part) + period[here + 1]! * part);
      if (index >= standsFrom && index % VIBRATO_EVERY === 0) {
        step = evenStep * (1 + vibrato * Math.sin(sway * (index - standsFrom)));
      }
      phase += step;
      if (phase >= TABLE) phase -= TABLE;
    }
    return samples;
  };
}

/** A period with its beginning once more at its end, as loud for every kind. */
function periodOf(harmonics: readonly number[]): Float32Array {
  const power = Math.sqrt(harmonics.reduce((sum, level) => sum + level * level, 0)) || 1;
  return Float32Array.from({ length: TABLE + 1 }, (_, index) => {
    const angle = (2 * Math.PI * index) / TABLE;
    return (
      harmonics.reduce((sum, level, harmonic) => sum + level * Math.sin((harmonic + 1) * angle), 0) * (0.5 / power)
    );
  });
}
