import { SPEEDS } from '@dedalo/clients/replay-speeds';
import { type GameRecord, type GameTypes, ReplayCursor } from '@dedalo/engine';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { momentAt } from './moment.ts';
import { changePace, Pacer } from './pace.ts';
import type { Moment, ReplayGame } from './replay-game.ts';

/** The position of a game and the action before it. */
export interface Standing {
  readonly position: number;
  readonly state: unknown;
  readonly last: Moment | undefined;
  /** Whether it is one action after the previous position, so that it can be animated. */
  readonly isNext: boolean;
}

/** A recorded game on the screen: standing still, stepped through, or playing. */
export class Playback {
  readonly #replayGame: ReplayGame;
  readonly #cursor: ReplayCursor<GameTypes>;
  readonly #standing: Signal<Standing>;
  readonly #isPlaying = signal(false);
  readonly #speed: Signal<number>;
  #frame = 0;

  /** The start of what there is to see is the position 0 that an address asks for. */
  constructor(replayGame: ReplayGame, record: GameRecord, position = 0) {
    this.#replayGame = replayGame;
    this.#cursor = new ReplayCursor(replayGame.game, record);
    this.#cursor.goTo(this.asked(position));
    this.#standing = signal(this.#look(false));
    this.#speed = signal(this.usualSpeed);
  }

  get length(): number {
    return this.#cursor.length;
  }

  /** Where it goes when somebody asks for a position: where nobody says which, a set-up is not shown again. */
  asked(position: number): number {
    const begin = this.#replayGame.beginsAt?.(this.#cursor.record) ?? 0;
    return position === 0 ? Math.min(begin, this.length) : position;
  }

  get standing(): ReadonlySignal<Standing> {
    return this.#standing;
  }

  get isPlaying(): ReadonlySignal<boolean> {
    return this.#isPlaying;
  }

  /** Whether it runs by the clock. */
  get isTimed(): boolean {
    return this.#replayGame.secondsOf !== undefined;
  }

  get usualSpeed(): number {
    return this.isTimed ? 1 : SPEEDS.usual;
  }

  /** How long the last action took, in milliseconds; undefined where that is not known. */
  get lastMs(): number | undefined {
    const { last } = this.#standing.value;
    const seconds = last && this.#replayGame.secondsOf?.(last.acted.action);
    return seconds === undefined ? undefined : (seconds * 1000) / this.#speed.value;
  }

  /** Actions a second; for a game that runs by the clock, how many times as fast as it was. */
  get speed(): ReadonlySignal<number> {
    return this.#speed;
  }

  /** By hand: a game that was playing stops. */
  goTo(position: number): void {
    this.pause();
    this.#move(position);
  }

  step(by: number): void {
    this.goTo(this.#cursor.position + by);
  }

  /** From the current position, or from the start at the end. */
  play(): void {
    if (this.#isPlaying.value || this.length === 0) return;
    if (this.#cursor.position === this.length) this.#move(this.asked(0));
    this.#isPlaying.value = true;
    const pacer = new Pacer();
    const tick = (now: number): void => {
      const due = pacer.due(now, this.#speed.value, this.#wait);
      if (due > 0) this.#move(this.#cursor.position + due);
      if (this.#cursor.position === this.length) return this.pause();
      this.#frame = requestAnimationFrame(tick);
      return undefined;
    };
    this.#frame = requestAnimationFrame(tick);
  }

  pause(): void {
    cancelAnimationFrame(this.#frame);
    this.#isPlaying.value = false;
  }

  toggle(): void {
    if (this.#isPlaying.value) this.pause();
    else this.play();
  }

  changePace(factor: number): void {
    this.#speed.value = changePace(this.#speed.value, factor);
  }

  /** Where actions have durations, the next one waits for the end of the last. */
  readonly #wait = (ahead: number): number => {
    const next = this.#cursor.position + ahead;
    if (next >= this.length) return Number.POSITIVE_INFINITY;
    if (!this.isTimed) return 1;
    return next === 0 ? 0 : this.#replayGame.secondsOf!(this.#cursor.record.actions[next - 1]!.action);
  };

  #move(position: number): void {
    const before = this.#cursor.position;
    this.#cursor.goTo(position);
    if (this.#cursor.position === before) return;
    this.#standing.value = this.#look(Math.abs(this.#cursor.position - before) === 1);
  }

  #look(isNext: boolean): Standing {
    const last = momentAt(this.#replayGame, this.#cursor);
    return { position: this.#cursor.position, state: this.#cursor.state, last, isNext };
  }
}
