import type { Game, GameTypes } from '../game.ts';
import { hashText } from './hash.ts';
import { type GameRecord, mustPlay } from './record.ts';
import type { Fingerprint } from './replay.ts';

/** The state's fingerprint is written after every so many actions. */
export const MARK_EVERY = 20;

/** What a replay tells of the states that its actions led to. */
export interface Trail<T extends GameTypes> {
  readonly marks: readonly Fingerprint[];
  /** The state after the last action. */
  readonly last: T['State'];
}

/** Leaves a trail while a game is played, so that it need not be played again to be written down. */
export class TrailMaker<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #marks: Fingerprint[] = [];
  #count = 0;
  #last: T['State'];

  constructor(game: Game<T>, start: T['State']) {
    this.#game = game;
    this.#last = start;
  }

  /** So many actions later; a mark that was due on the way is made now. */
  goOn(actions: number, state: T['State']): void {
    this.#count += actions;
    this.#last = state;
    const marked = this.#marks.at(-1)?.after ?? 0;
    if (this.#count - marked < MARK_EVERY) return;
    this.#marks.push({ after: this.#count, hash: hashState(this.#game, state) });
  }

  /** The trail of this moment. */
  trail(): Trail<T> {
    return { marks: [...this.#marks], last: this.#last };
  }
}

/** The trail of a game that is played again. */
export function trailOf<T extends GameTypes>(game: Game<T>, record: GameRecord<T>): Trail<T> {
  let state = game.start(record.config, record.seed);
  const maker = new TrailMaker(game, state);
  for (const acted of record.actions) {
    state = mustPlay(game, state, acted);
    maker.goOn(1, state);
  }
  return maker.trail();
}

export const hashState = <T extends GameTypes>(game: Game<T>, state: T['State']): string =>
  hashText(game.text.formatState(state));
