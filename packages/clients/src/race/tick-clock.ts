import { TICKS_A_SECOND } from '@dedalo/race';

/** After a stall only this much is caught up: the player saw nothing, and catching up must not cause the next stall. */
const MOST_MILLISECONDS = 250;
const SECOND = 1000;

/** Turns time into ticks. It is stopped until `go` is called. */
export class TickClock {
  /** The pace: 1 is real time. */
  rate = 1;
  #isStopped = true;
  /** The time left over, in thousandths of a tick. */
  #owed = 0;

  get isStopped(): boolean {
    return this.#isStopped;
  }

  stop(): void {
    this.#isStopped = true;
    this.#owed = 0;
  }

  go(): void {
    this.#isStopped = false;
  }

  /** The ticks that are due after this much time. */
  ticksIn(milliseconds: number): number {
    if (this.#isStopped || !(milliseconds > 0)) return 0;
    this.#owed += Math.min(milliseconds, MOST_MILLISECONDS) * TICKS_A_SECOND * this.rate;
    const ticks = Math.floor(this.#owed / SECOND);
    this.#owed -= ticks * SECOND;
    return ticks;
  }
}
