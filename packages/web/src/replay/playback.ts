import { SPEEDS } from '@dedalo/clients/replay-speeds';
import { type GameRecord, type GameTypes, ReplayCursor } from '@dedalo/engine';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { momentAt } from './moment.ts';
import { changePace, Pacer } from './pace.ts';
import type { Moment, ReplayGame } from './replay-game.ts';

/** Where a game stands and what led there. */
export interface Standing {
  readonly position: number;
  readonly state: unknown;
  readonly last: Moment | undefined;
  /** It is one action from where it stood before, so it may be seen happening. */
  readonly isNext: boolean;
}

/** A recorded game before one's eyes: standing still, stepped through, or playing. */
export class Playback {
  readonly #replayGame: ReplayGame;
  readonly #cursor: ReplayCursor<GameTypes>;
  readonly #standing: Signal<Standing>;
  readonly #isPlaying = signal(false);
  readonly #speed = signal<number>(SPEEDS.usual);
  #frame = 0;

  constructor(replayGame: ReplayGame, record: GameRecord, position = 0) {
    this.#replayGame = replayGame;
    this.#cursor = new ReplayCursor(replayGame.game, record);
    this.#cursor.goTo(position);
    this.#standing = signal(this.#look(false));
  }

  get length(): number {
    return this.#cursor.length;
  }

  get standing(): ReadonlySignal<Standing> {
    return this.#standing;
  }

  get isPlaying(): ReadonlySignal<boolean> {
    return this.#isPlaying;
  }

  /** Actions a second. */
  get speed(): ReadonlySignal<number> {
    return this.#speed;
  }

  /** By hand: a game that was playing stands still from then on. */
  goTo(position: number): void {
    this.pause();
    this.#move(position);
  }

  step(by: number): void {
    this.goTo(this.#cursor.position + by);
  }

  /** From where it stands, or from the start when it has been played. */
  play(): void {
    if (this.#isPlaying.value || this.length === 0) return;
    if (this.#cursor.position === this.length) this.#move(0);
    this.#isPlaying.value = true;
    const pacer = new Pacer();
    const tick = (now: number): void => {
      const due = pacer.due(now, this.#speed.value);
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
