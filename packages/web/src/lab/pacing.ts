/** An experiment, which goes step by step. */
export interface Stepped {
  readonly phase: string;
  advance(steps: number): void;
}

/** The time of a longer pause than this (a hidden page, a sleeping machine) is skipped. */
const LONGEST_FRAME_MS = 100;

/** Turns time into whole steps. */
export class Pace {
  #left = 0;

  /** The steps that are due after this many more milliseconds. */
  take(elapsedMs: number, stepsPerSecond: number): number {
    if (stepsPerSecond === Number.POSITIVE_INFINITY) return stepsPerSecond;
    const due = this.#left + (Math.max(0, Math.min(LONGEST_FRAME_MS, elapsedMs)) * stepsPerSecond) / 1000;
    const steps = Math.floor(due);
    this.#left = due - steps;
    return steps;
  }

  reset(): void {
    this.#left = 0;
  }
}

const CHUNK = 64;

/**
 * Takes this many steps with all of them, side by side, and stops early when the time is up: the rest is dropped, so
 * that a slow machine is slower instead of stuck.
 */
export function runAbreast(
  all: readonly Stepped[],
  steps: number,
  { budgetMs, now }: { readonly budgetMs: number; readonly now: () => number },
): void {
  const until = now() + budgetMs;
  for (let left = steps; left > 0; left -= CHUNK) {
    const running = all.filter(({ phase }) => phase !== 'done');
    if (running.length === 0) return;
    for (const one of running) one.advance(Math.min(CHUNK, left));
    if (now() >= until) return;
  }
}
