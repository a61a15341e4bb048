import { TICKS_A_SECOND } from '@dedalo/race';

/** After a stall only so much of it is made up for: nobody saw what to do, and catching up must not stall again. */
const MOST_MILLISECONDS = 250;
const SECOND = 1000;

/** Turns time into ticks, for whoever is told how much time went by. It is stopped until it is set going. */
export class TickClock {
  /** How fast it goes: 1 is as fast as time. */
  rate = 1;
  #isStopped = true;
  /** Time that is too short for a tick, in thousandths of one. */
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

  /** So much time went by: the ticks that are due. */
  ticksIn(milliseconds: number): number {
    if (this.#isStopped || !(milliseconds > 0)) return 0;
    this.#owed += Math.min(milliseconds, MOST_MILLISECONDS) * TICKS_A_SECOND * this.rate;
    const ticks = Math.floor(this.#owed / SECOND);
    this.#owed -= ticks * SECOND;
    return ticks;
  }
}
