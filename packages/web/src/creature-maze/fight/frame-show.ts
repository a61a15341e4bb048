import { type Signal, signal } from '@preact/signals';

interface Scenes<F> {
  /** The frame where nothing is in progress. */
  rest(): F;
  /** How long a frame is usually shown. */
  msOf(frame: F): number;
}

/** Shows events one frame after the other, and then their result. */
export class FrameShow<F> {
  readonly shown: Signal<F>;
  readonly #scenes: Scenes<F>;
  #frames: F[] = [];
  #ms: (usual: number) => number = (usual) => usual;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(scenes: Scenes<F>) {
    this.#scenes = scenes;
    this.shown = signal(scenes.rest());
  }

  /** Whether frames are still to be shown. */
  get isRunning(): boolean {
    return this.#timer !== undefined;
  }

  /** `ms` says how long to show something with this usual duration. */
  run(frames: readonly F[], ms: (usual: number) => number): void {
    this.finish();
    this.#ms = ms;
    this.#frames = [...frames];
    this.#next();
  }

  /** Skips to the result. */
  skip(): void {
    if (this.isRunning) this.rest();
  }

  /** Stops showing frames. */
  finish(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#frames = [];
  }

  rest(): void {
    this.finish();
    this.shown.value = this.#scenes.rest();
  }

  #next(): void {
    this.#timer = undefined;
    const frame = this.#frames.shift();
    if (!frame) return this.rest();
    this.shown.value = frame;
    this.#timer = setTimeout(() => this.#next(), this.#ms(this.#scenes.msOf(frame)));
  }
}
