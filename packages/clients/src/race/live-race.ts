import { oppositeIndex, Random } from '@dedalo/grid';
import {
  type Event,
  LONGEST_RUN,
  mapsOfLevel,
  NO_WAY,
  type Press,
  Race,
  type Scene,
  TICKS_A_SECOND,
  usedBy,
} from '@dedalo/race';
import { runsOf } from './runs.ts';
import type { RaceSession } from './session.ts';

/** After a stall only so much of it is made up for: nobody saw what to do, and catching up must not stall again. */
const MOST_TICKS_AT_ONCE = 15;
/** Keys that wait for their tick; a key that is held down sends more than that. */
const MOST_WAITING = 4;
const SECOND = 1000;

/**
 * A race in real time without a clock: it is told how much time went by. What is seen is a race that ticks change; what
 * was pressed, and how many ticks went by, is played in the session too, whose record so leads to what is seen.
 */
export class LiveRace {
  readonly #session: RaceSession;
  readonly #race: Race;
  #waiting: Press[] = [];
  /** The key and the ticks since it that are not in the session yet. */
  #pressed: Press | null = null;
  #ticks = 0;
  /** Time that is too short for a tick, in thousandths of one. */
  #owed = 0;
  #isPaused = true;

  constructor(session: RaceSession) {
    this.#session = session;
    const { scene, seed, random } = session.state;
    this.#race = new Race(scene, {
      draws: new Random('', Int32Array.from(random.words), random.index),
      mapsOf: (level) => mapsOfLevel(session.config, seed, level),
    });
  }

  /** The session, with all that has been seen. */
  get session(): RaceSession {
    this.#record();
    return this.#session;
  }

  get isOver(): boolean {
    return this.#race.status !== 'running';
  }

  get isPaused(): boolean {
    return this.#isPaused;
  }

  get ticks(): number {
    return this.#race.ticks;
  }

  /** What is seen. */
  scene(): Scene {
    return this.#race.scene();
  }

  /** What has happened since this was last asked. */
  takeEvents(): Event[] {
    return this.#race.events.splice(0);
  }

  pause(): void {
    this.#isPaused = true;
    this.#waiting = [];
    this.#owed = 0;
  }

  goOn(): void {
    this.#isPaused = this.isOver;
  }

  /** A key is heard at the next tick; two at once in two ticks. */
  press(press: Press): void {
    const isSteering = 'way' in press;
    const last = this.#waiting.at(-1);
    const isRepeated = isSteering && last !== undefined && 'way' in last && last.way === press.way;
    if (this.#isPaused || isRepeated || this.#waiting.length >= MOST_WAITING) return;
    this.#waiting.push(press);
  }

  /** So much time went by. */
  advance(milliseconds: number): void {
    if (this.#isPaused || !(milliseconds > 0)) return;
    this.#owed = Math.min(this.#owed + milliseconds * TICKS_A_SECOND, MOST_TICKS_AT_ONCE * SECOND);
    for (; this.#owed >= SECOND; this.#owed -= SECOND) this.#tick();
  }

  /** So many ticks go by, for whoever has no clock at all. */
  run(ticks: number): void {
    for (let left = ticks; left > 0 && !this.isOver; left--) this.#tick();
  }

  #tick(): void {
    if (this.isOver) return this.pause();
    const press = this.#waiting.shift();
    if (press && this.#isOfUse(press)) {
      this.#record();
      this.#pressed = press;
      this.#race.press(press);
    }
    this.#race.tick();
    this.#ticks++;
    if (this.isOver) this.pause();
    if (this.isOver || this.#ticks === LONGEST_RUN) this.#record();
    return undefined;
  }

  /** A letter without anything in store would be refused; a way that is wanted already would only fill the record. */
  #isOfUse(press: Press): boolean {
    const { user, content, stock } = this.#race;
    if ('letter' in press) return usedBy(press.letter, content.powerUps, stock) !== -1;
    if (user.way !== NO_WAY && press.way === oppositeIndex(user.way)) return true;
    return press.way !== (user.wanted === NO_WAY ? user.way : user.wanted);
  }

  #record(): void {
    const actions = runsOf(this.#pressed, this.#ticks);
    this.#pressed = null;
    this.#ticks = 0;
    for (const action of actions) {
      const played = this.#session.play(0, action);
      if (!played.ok) throw new Error(`LiveRace: refused (${played.error.code})\n${this.#session.save()}`);
    }
  }
}
