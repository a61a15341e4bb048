import type { Pcm } from './synth/pcm.ts';

/** What can be played. */
export interface Sound {
  readonly buffer: AudioBuffer;
  /** Where it repeats after its end, in seconds. */
  readonly loopFrom: number;
}

export function soundOf(context: BaseAudioContext, { left, right, sampleRate, loopFrom }: Pcm): Sound {
  const buffer = context.createBuffer(2, left.length, sampleRate);
  buffer.copyToChannel(left, 0);
  buffer.copyToChannel(right, 1);
  return { buffer, loopFrom: (loopFrom ?? 0) / sampleRate };
}
