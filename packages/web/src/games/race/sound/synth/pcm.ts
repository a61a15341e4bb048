/** Sound as samples from −1 to 1, in stereo. */
export interface Pcm {
  readonly sampleRate: number;
  readonly left: Float32Array<ArrayBuffer>;
  readonly right: Float32Array<ArrayBuffer>;
  /** Where it repeats after its end, in samples; null if it ends. */
  readonly loopFrom: number | null;
}

/** The loudest sample of our songs, which leaves room for what is mixed in later. */
export const PEAK = 0.9;
