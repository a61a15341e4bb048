// oxlint-disable-next-line typescript/triple-slash-reference -- the tests are another project, and import this file
/// <reference path="../../../sound/zzfx.d.ts" />

/** ZzFX: the maker of effects, and the context that all sounds of the page share. */
export interface Synthesizer {
  readonly context: AudioContext;
  readonly sampleRate: number;
  make(recipe: readonly number[]): Float32Array<ArrayBuffer>;
}

/** Loads it. That opens the context, so a gesture is needed first. */
export async function loadSynthesizer(): Promise<Synthesizer> {
  const { ZZFX } = await import('zzfx');
  const { audioContext: context, sampleRate } = ZZFX as typeof ZZFX & {
    readonly audioContext: AudioContext;
    readonly sampleRate: number;
  };
  // It may have been opened in a hidden page.
  if (context.state === 'suspended') void context.resume();
  return {
    context,
    sampleRate,
    make(recipe) {
      // ZzFX scales samples by a global volume, which other code may have set.
      const { volume } = ZZFX;
      ZZFX.volume = 1;
      const samples = Float32Array.from(ZZFX.buildSamples(...recipe));
      ZZFX.volume = volume;
      return samples;
    },
  };
}
