/** Something that goes step by step: an experiment. */
export interface Stepped {
  readonly phase: string;
  advance(steps: number): void;
}

/** After a pause longer than this (a hidden page, a slept machine) nothing is made up for. */
const LONGEST_FRAME_MS = 100;

/** Turns time into whole steps. */
export class Pace {
  #left = 0;

  /** The steps that are due after so many more milliseconds. */
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
 * Takes so many steps with all of them, abreast, and stops early when the time is up: then the rest is not owed, so
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
