/** Sound as samples from −1 to 1, for two ears. */
export interface Pcm {
  readonly sampleRate: number;
  readonly left: Float32Array<ArrayBuffer>;
  readonly right: Float32Array<ArrayBuffer>;
  /** Where it begins anew after its end, in samples; null for what ends. */
  readonly loopFrom: number | null;
}

/** Nothing of ours is louder: what is mixed in later has some room. */
export const PEAK = 0.9;
