import { oppositeIndex } from '@dedalo/grid';
import { type Event, LONGEST_RUN, NO_WAY, type Press, type Scene, usedBy } from '@dedalo/race';
import type { RaceNow } from './race-now.ts';
import { RaceTwin } from './race-twin.ts';
import { runsOf } from './runs.ts';
import type { RaceSession } from './session.ts';
import { TickClock } from './tick-clock.ts';

/** How many keys wait for their tick; a key that is held down sends more. */
const MOST_WAITING = 4;

/**
 * A race in real time, but without a clock: `advance` says how much time passed. Ticks change the race that is shown;
 * the session gets the keys and the number of ticks, so that its record leads to the same race.
 */
export class LiveRace {
  readonly #session: RaceSession;
  readonly #twin: RaceTwin;
  readonly #clock = new TickClock();
  #slowestPace: number;
  #waiting: Press[] = [];
  /** The key and the ticks since then that are not in the session yet. */
  #pressed: Press | null = null;
  #ticks = 0;

  /** The pace of a resumed race is given. */
  constructor(session: RaceSession, options: { readonly pace?: number } = {}) {
    this.#session = session;
    this.#twin = new RaceTwin(session.state);
    this.#clock.rate = options.pace ?? 1;
    this.#slowestPace = this.#clock.rate;
  }

  /** The session, brought up to date. */
  get session(): RaceSession {
    this.#record();
    return this.#session;
  }

  /** How fast the clock goes: 1 is full speed, 0.5 half of it. */
  get pace(): number {
    return this.#clock.rate;
  }

  set pace(pace: number) {
    this.#clock.rate = pace;
    this.#slowestPace = Math.min(this.#slowestPace, pace);
  }

  /** The pace by which the race's time is judged. */
  get slowestPace(): number {
    return this.#slowestPace;
  }

  get now(): RaceNow {
    return this.#twin.race;
  }

  get isOver(): boolean {
    return this.#twin.race.status !== 'running';
  }

  get isPaused(): boolean {
    return this.#clock.isStopped;
  }

  get ticks(): number {
    return this.#twin.race.ticks;
  }

  /** Whether no time has passed yet. */
  get isFresh(): boolean {
    return this.ticks === 0;
  }

  scene(): Scene {
    return this.#twin.race.scene();
  }

  takeEvents(): Event[] {
    return this.#twin.race.events.splice(0);
  }

  pause(): void {
    this.#clock.stop();
    this.#waiting = [];
  }

  goOn(): void {
    if (!this.isOver) this.#clock.go();
  }

  /** A key takes effect at the next tick; two keys take two ticks. */
  press(press: Press): void {
    const isSteering = 'way' in press;
    const last = this.#waiting.at(-1);
    const isRepeated = isSteering && last !== undefined && 'way' in last && last.way === press.way;
    if (this.isPaused || isRepeated || this.#waiting.length >= MOST_WAITING) return;
    this.#waiting.push(press);
  }

  advance(milliseconds: number): void {
    this.run(this.#clock.ticksIn(milliseconds));
  }

  /** Runs this many ticks, for a client without a clock. */
  run(ticks: number): void {
    for (let left = ticks; left > 0 && !this.isOver; left--) this.#tick();
  }

  #tick(): void {
    const { race } = this.#twin;
    const press = this.#waiting.shift();
    if (press && this.#isOfUse(press)) {
      this.#record();
      this.#pressed = press;
      race.press(press);
    }
    race.tick();
    this.#ticks++;
    if (this.isOver) this.pause();
    if (this.isOver || this.#ticks === LONGEST_RUN) this.#record();
  }

  /**
   * A letter without such an item would be refused, and a way that is already chosen would only lengthen the record.
   */
  #isOfUse(press: Press): boolean {
    const { user, content, stock } = this.#twin.race;
    if ('letter' in press) return usedBy(press.letter, content.powerUps, stock) !== -1;
    if (user.way !== NO_WAY && press.way === oppositeIndex(user.way)) return true;
    return press.way !== (user.wanted === NO_WAY ? user.way : user.wanted);
  }

  #record(): void {
    const actions = runsOf(this.#pressed, this.#ticks);
    this.#pressed = null;
    this.#ticks = 0;
    if (actions.length === 0) return;
    this.#session.goOnTo(
      this.#twin.state(),
      actions.map((action) => ({ seat: 0, action })),
    );
  }
}
