import { type Effect, RECIPES } from './effects/effects.ts';
import type { Synthesizer } from './synthesizer.ts';

/** How much the same effect varies, so that repetition does not sound mechanical. */
const SPREAD = 0.05;
const LEVEL = 0.4;

/** Plays effects, each made when it is first played. */
export class EffectPlayer {
  readonly #synthesizer: Synthesizer;
  readonly #output: GainNode;
  readonly #made = new Map<Effect, AudioBuffer>();

  constructor(synthesizer: Synthesizer, volume: number) {
    this.#synthesizer = synthesizer;
    this.#output = new GainNode(synthesizer.context, { gain: volume * LEVEL });
    this.#output.connect(synthesizer.context.destination);
  }

  setVolume(volume: number): void {
    this.#output.gain.value = volume * LEVEL;
  }

  play(effect: Effect): void {
    const buffer = this.#made.get(effect) ?? this.#make(effect);
    this.#made.set(effect, buffer);
    this.#start(buffer, 1 + SPREAD * (Math.random() - 0.5));
  }

  /** A sound from a file, unchanged. */
  playBuffer(buffer: AudioBuffer): void {
    this.#start(buffer, 1);
  }

  destroy(): void {
    this.#output.disconnect();
  }

  #make(effect: Effect): AudioBuffer {
    const { context, sampleRate } = this.#synthesizer;
    const samples = this.#synthesizer.make(RECIPES[effect]);
    const buffer = context.createBuffer(1, samples.length, sampleRate);
    buffer.copyToChannel(samples, 0);
    return buffer;
  }

  #start(buffer: AudioBuffer, playbackRate: number): void {
    const source = new AudioBufferSourceNode(this.#synthesizer.context, { buffer, playbackRate });
    source.connect(this.#output);
    source.start();
  }
}
