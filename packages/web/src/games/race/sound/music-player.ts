import type { Sound } from './sound.ts';

/** A fade takes a hundredth of the volume in each loop of a sixtieth of a second (R19). */
export const FADE_SECONDS = 100 / 60;
/** Starting or stopping abruptly would click. */
const SOFT = 0.03;
/** Beside the effects, and for half an hour. */
const LEVEL = 0.55;

interface Track {
  readonly sound: Sound;
  readonly isOnce: boolean;
  readonly source: AudioBufferSourceNode;
  readonly fader: GainNode;
  /** The context's time at which its beginning was, or would have been, played. */
  readonly began: number;
}

/** Plays one sound after another, each of which fades out before the next. */
export class MusicPlayer {
  readonly #context: AudioContext;
  readonly #output: GainNode;
  #track: Track | undefined;
  /** The one that is fading out, and since when. */
  #last: Track | undefined;
  #fadesSince = Number.NEGATIVE_INFINITY;
  /** What a pause has stopped, and where. */
  #held: { readonly sound: Sound; readonly isOnce: boolean; readonly offset: number } | undefined;
  #isPaused = false;

  constructor(context: AudioContext, volume: number) {
    this.#context = context;
    this.#output = new GainNode(context, { gain: volume * LEVEL });
    this.#output.connect(context.destination);
  }

  setVolume(volume: number): void {
    this.#output.gain.setTargetAtTime(volume * LEVEL, this.#context.currentTime, SOFT);
  }

  /** Plays it at once or, where another one fades out, this many seconds after that began. */
  play(sound: Sound, { isOnce, after }: { readonly isOnce: boolean; readonly after: number }): void {
    this.fadeOut();
    this.#held = { sound, isOnce, offset: 0 };
    if (!this.#isPaused) this.#resume(Math.max(this.#context.currentTime, this.#fadesSince + after));
  }

  fadeOut(): void {
    this.#held = undefined;
    const track = this.#track;
    if (!track) return;
    this.#track = undefined;
    this.#last = track;
    this.#fadesSince = this.#context.currentTime;
    silence(track, this.#fadesSince, FADE_SECONDS);
  }

  pause(): void {
    if (this.#isPaused) return;
    this.#isPaused = true;
    const { currentTime } = this.#context;
    if (this.#last) silence(this.#last, currentTime, SOFT);
    const track = this.#track;
    if (!track) return;
    this.#track = undefined;
    const offset = offsetOf(track, currentTime);
    if (offset !== undefined) this.#held = { sound: track.sound, isOnce: track.isOnce, offset };
    silence(track, currentTime, SOFT);
  }

  goOn(): void {
    if (!this.#isPaused) return;
    this.#isPaused = false;
    this.#resume(this.#context.currentTime);
  }

  destroy(): void {
    this.pause();
    this.#held = undefined;
    setTimeout(() => this.#output.disconnect(), SOFT * 2000);
  }

  #resume(from: number): void {
    if (!this.#held) return;
    const { sound, isOnce, offset } = this.#held;
    this.#held = undefined;
    const fader = new GainNode(this.#context, { gain: 0 });
    fader.gain.setValueAtTime(0, from);
    fader.gain.linearRampToValueAtTime(1, from + SOFT);
    const { buffer, loopFrom } = sound;
    const loop = isOnce ? {} : { loop: true, loopStart: loopFrom, loopEnd: buffer.duration };
    const source = new AudioBufferSourceNode(this.#context, { buffer, ...loop });
    source.connect(fader).connect(this.#output);
    source.start(from, offset);
    const track = { sound, isOnce, source, fader, began: from - offset };
    this.#track = track;
    source.addEventListener('ended', () => this.#forget(track));
  }

  /** A song takes megabytes, so only the current one is kept. */
  #forget(track: Track): void {
    track.fader.disconnect();
    if (this.#track === track) this.#track = undefined;
    if (this.#last === track) this.#last = undefined;
  }
}

function silence({ source, fader }: Track, now: number, seconds: number): void {
  const { value } = fader.gain;
  fader.gain.cancelScheduledValues(now);
  fader.gain.setValueAtTime(value, now);
  fader.gain.linearRampToValueAtTime(0, now + seconds);
  source.stop(now + seconds);
}

/** The place in a track's sound; undefined where it has ended. */
function offsetOf({ sound: { buffer, loopFrom }, isOnce, began }: Track, now: number): number | undefined {
  const heard = Math.max(0, now - began);
  if (heard < buffer.duration) return heard;
  return isOnce ? undefined : loopFrom + ((heard - loopFrom) % (buffer.duration - loopFrom));
}
