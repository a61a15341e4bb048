/** A note to render: its pitch, its length, and the samples a second. */
export interface Played {
  readonly frequency: number;
  readonly seconds: number;
  readonly sampleRate: number;
}

/** The samples of a tone, which may ring on for longer than it is played; it begins and ends with silence. */
export type Tone = (played: Played) => Float32Array;

/** Makes the last samples of a tone die away. */
export function fadeEnd(samples: Float32Array, count: number): Float32Array {
  const fading = Math.min(count, samples.length);
  const from = samples.length - fading;
  for (let index = 0; index < fading; index++) samples[from + index]! *= 1 - (index + 1) / fading;
  return samples;
}
