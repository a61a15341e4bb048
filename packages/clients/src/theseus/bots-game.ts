import { type GameRecord, Session, type Thought } from '@dedalo/engine';
import { type Action, type Config, theseus, type TheseusTypes } from '@dedalo/theseus';
import { thoughtOn } from './bot-question.ts';
import { type PlayerWord, type Side, SIDES } from './players.ts';
import type { Portions } from '../work.ts';

/** A requested game of two bots, as plain data. */
export interface BotsWish {
  readonly config: Config;
  readonly seed: string;
  readonly players: Readonly<Record<Side, PlayerWord>>;
}

/** A game of two bots, a die at a time: the same request is the same game in every client. */
export class BotsGame implements Portions {
  readonly session: Session<TheseusTypes>;
  readonly #players: BotsWish['players'];
  #thought: Thought<Action> | undefined;

  constructor({ config, seed, players }: BotsWish) {
    this.session = new Session(theseus, { config, seed, names: SIDES.map((side) => players[side]) });
    this.#players = players;
  }

  advance(budget: number): 'searching' | 'done' {
    const [seat] = this.session.turn;
    if (seat === undefined) return 'done';
    const side = SIDES[seat]!;
    const { session } = this;
    this.#thought ??= thoughtOn({ side, against: this.#players[side], view: session.view(seat), seed: session.seed });
    if (this.#thought.advance(budget) === 'searching') return 'searching';
    const played = session.play(seat, this.#thought.choice);
    if (!played.ok) throw new Error(`${this.#players[side]} was refused (${played.error.code})\n${session.save()}`);
    this.#thought = undefined;
    return session.outcome ? 'done' : 'searching';
  }

  /** Plays it to its end at once. */
  playOut(): GameRecord<TheseusTypes> {
    while (this.advance(Number.POSITIVE_INFINITY) === 'searching');
    return this.session.record();
  }
}
