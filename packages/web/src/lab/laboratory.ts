import type { Phase } from '@dedalo/clients';
import type { Size } from '@dedalo/grid';
import { signal } from '@preact/signals';
import { hasMotion } from '../store/settings.ts';
import { freshSeed } from './fresh-seed.ts';
import { Pace, runAbreast } from './pacing.ts';
import { type Setup, sidesOf } from './setup.ts';
import { fixedShape, mazeSize } from './shape.ts';
import { speedAt, speedIndex } from './speeds.ts';
import { Trial } from './trial.ts';

/** How long the steps of a frame may take; the rest is for painting. */
const BUDGET_MS = 8;
/** How often the figures are updated; faster ones could not be read. */
const BEAT_MS = 100;

/** One or two experiments and the clock that drives them. */
export class Laboratory {
  readonly setup;
  readonly trials = signal<readonly Trial[]>([]);
  readonly isPlaying = signal(false);
  /** Changes when the figures of the experiments must be read again. */
  readonly beat = signal(0);
  readonly phases = signal<readonly Phase[]>([]);
  readonly #pace = new Pace();
  readonly #painters = new Set<() => void>();
  #isRushing = false;
  #frame = 0;
  #lastTime = 0;
  #lastBeat = 0;

  constructor(setup: Setup) {
    this.setup = signal(setup);
  }

  change(change: Partial<Setup>): void {
    this.setup.value = { ...this.setup.value, ...change };
  }

  changeSpeed(by: number): void {
    this.change({ speed: speedAt(speedIndex(this.setup.value.speed) + by) });
  }

  takeNewSeed(): void {
    this.change({ seed: freshSeed() });
  }

  /** Makes the experiments of the setup, shaped for the available room. */
  begin(room: Size): void {
    const { size, shape } = this.setup.peek();
    this.#start(mazeSize(size, fixedShape(shape, room)));
    if (hasMotion.peek()) this.play();
    else this.finish();
  }

  /** Starts again; without motion it waits there for steps. */
  again(): void {
    const [first] = this.trials.peek();
    if (!first) return;
    this.#start(first.experiment.grid);
    if (hasMotion.peek()) this.play();
  }

  toggle(): void {
    if (this.isPlaying.peek()) this.pause();
    else if (this.#isDone()) this.again();
    else if (hasMotion.peek()) this.play();
    else this.finish();
  }

  step(): void {
    this.pause();
    if (this.#isDone()) {
      const [first] = this.trials.peek();
      if (first) this.#start(first.experiment.grid);
    }
    for (const { experiment } of this.trials.peek()) experiment.advance(1);
    this.#show();
  }

  /** As fast as the frames allow, or at once without motion. */
  finish(): void {
    if (hasMotion.peek()) {
      this.#isRushing = true;
      return this.play();
    }
    for (const { experiment } of this.trials.peek()) experiment.finish();
    return this.#show();
  }

  play(): void {
    if (this.isPlaying.peek() || this.trials.peek().length === 0) return;
    this.isPlaying.value = true;
    this.#lastTime = performance.now();
    // The browser sends no frames while the page is hidden, so it pauses then and continues afterwards.
    this.#frame = requestAnimationFrame(this.#tick);
  }

  pause(): void {
    cancelAnimationFrame(this.#frame);
    this.#pace.reset();
    this.#isRushing = false;
    this.isPlaying.value = false;
    this.#tellFigures();
  }

  /** Calls `paint` whenever something has changed, until the returned function is called. */
  onPaint(paint: () => void): () => void {
    this.#painters.add(paint);
    return () => void this.#painters.delete(paint);
  }

  readonly #tick = (time: number): void => {
    const speed = this.#isRushing ? Number.POSITIVE_INFINITY : this.setup.peek().speed;
    const steps = this.#pace.take(time - this.#lastTime, speed);
    this.#lastTime = time;
    this.#frame = requestAnimationFrame(this.#tick);
    if (steps === 0) return;
    const experiments = this.trials.peek().map(({ experiment }) => experiment);
    runAbreast(experiments, steps, { budgetMs: BUDGET_MS, now: () => performance.now() });
    this.#show();
  };

  #start(size: Size): void {
    this.pause();
    const setup = this.setup.peek();
    const trials = sidesOf(setup).map((side) => new Trial(side, setup, size));
    if (setup.isCarvingSkipped) for (const trial of trials) trial.carve();
    this.trials.value = trials;
    this.#show();
  }

  #isDone(): boolean {
    return this.trials.peek().every(({ isDone }) => isDone);
  }

  #show(): void {
    for (const paint of this.#painters) paint();
    const trials = this.trials.peek();
    for (const trial of trials) trial.measureSoon();
    const phases = trials.map(({ experiment }) => experiment.phase);
    const isNewPhase = phases.join() !== this.phases.peek().join();
    if (isNewPhase) this.phases.value = phases;
    if (this.isPlaying.peek() && this.#isDone()) this.pause();
    else if (isNewPhase || !this.isPlaying.peek() || performance.now() - this.#lastBeat > BEAT_MS) this.#tellFigures();
  }

  #tellFigures(): void {
    this.#lastBeat = performance.now();
    this.beat.value++;
  }
}
