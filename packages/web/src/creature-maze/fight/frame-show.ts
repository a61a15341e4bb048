import { type Signal, signal } from '@preact/signals';

interface Scenes<F> {
  /** What is before one's eyes where nothing is going on. */
  rest(): F;
  /** How long a frame is usually seen. */
  msOf(frame: F): number;
}

/** Shows what has happened one frame after the other, and then where it led. */
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

  /** Whether something is still to be seen of what has happened. */
  get isRunning(): boolean {
    return this.#timer !== undefined;
  }

  /** `ms` is how long something is shown that usually takes so long. */
  run(frames: readonly F[], ms: (usual: number) => number): void {
    this.finish();
    this.#ms = ms;
    this.#frames = [...frames];
    this.#next();
  }

  /** Whatever is still going on has happened, and one sees where it led. */
  skip(): void {
    if (this.isRunning) this.rest();
  }

  /** Nothing is shown any more of what is going on. */
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
