import { SPEEDS } from '@dedalo/clients/replay-speeds';

/** Twice or half as fast, within the limits. */
export const changePace = (speed: number, factor: number): number =>
  Math.round(Math.min(SPEEDS.most, Math.max(SPEEDS.least, speed * factor)) * 10) / 10;

/** How long to wait before the action this many after the next, relative to the others: 1 by default. */
export type Wait = (ahead: number) => number;

/** Counts the actions that are due. After a pause it starts with a whole wait. */
export class Pacer {
  #owed = 0;
  #last: number | undefined;

  /** How many actions are due at this time, in milliseconds, at this rate of waits a second. */
  due(now: number, speed: number, wait: Wait = () => 1): number {
    const passed = this.#last === undefined ? 0 : Math.max(0, now - this.#last);
    this.#last = now;
    this.#owed += (passed / 1000) * speed;
    let due = 0;
    for (let next = wait(due); this.#owed >= next; next = wait(due)) {
      this.#owed -= next;
      due++;
    }
    return due;
  }
}

const LONGEST_GLIDE_MS = 160;

/** How long a step is shown at a speed: it is finished before the next begins. */
export const glideMs = (speed: number): number => Math.min(LONGEST_GLIDE_MS, (1000 / speed) * 0.9);
