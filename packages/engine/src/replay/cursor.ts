import type { Game, GameTypes } from '../game.ts';
import { type GameRecord, mustPlay } from './record.ts';

const CHECKPOINT_EVERY = 64;

/** Goes forth and back through a game that `verifyReplay` has accepted. */
export class ReplayCursor<T extends GameTypes> {
  readonly game: Game<T>;
  readonly record: GameRecord<T>;
  #position = 0;
  #state: T['State'];
  /** The state after 0, 64, 128 … actions. */
  readonly #checkpoints: T['State'][];

  constructor(game: Game<T>, record: GameRecord<T>) {
    this.game = game;
    this.record = record;
    this.#state = game.start(record.config, record.seed);
    this.#checkpoints = [this.#state];
  }

  get length(): number {
    return this.record.actions.length;
  }

  /** So many actions have been played. */
  get position(): number {
    return this.#position;
  }

  get state(): T['State'] {
    return this.#state;
  }

  /** Goes to the state after so many actions, or to the nearest there is. */
  goTo(position: number): void {
    const target = Math.max(0, Math.min(this.length, Math.trunc(position)));
    if (target < this.#position) this.#goBack(target);
    while (this.#position < target) this.#goForth();
  }

  #goBack(target: number): void {
    const checkpoint = Math.floor(target / CHECKPOINT_EVERY);
    this.#position = checkpoint * CHECKPOINT_EVERY;
    this.#state = this.#checkpoints[checkpoint]!;
  }

  #goForth(): void {
    this.#state = mustPlay(this.game, this.#state, this.record.actions[this.#position]!);
    this.#position++;
    if (this.#position % CHECKPOINT_EVERY === 0) this.#checkpoints[this.#position / CHECKPOINT_EVERY] = this.#state;
  }
}
