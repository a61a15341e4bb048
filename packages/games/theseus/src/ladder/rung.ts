import type { Seat } from '@dedalo/engine';
import type { BotName } from '../bots/theseus-bot.ts';
import type { Config } from '../state.ts';

/** A board of a ladder: what to play, on which side, against whom. */
export interface Rung {
  /** Of the person. */
  readonly seat: Seat;
  readonly against: BotName;
  readonly config: Config;
  readonly seed: string;
  /** The person's exact chance to win from the start. */
  readonly chance: number;
}
