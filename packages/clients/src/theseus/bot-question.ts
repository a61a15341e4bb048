import type { Thought } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import type { Action, View } from '@dedalo/theseus';
import { botOf } from './bots.ts';
import { type PlayerWord, type Side, SIDES } from './players.ts';

/** A question to a bot, as plain data: it may think somewhere else. */
export interface BotQuestion {
  readonly side: Side;
  readonly against: PlayerWord;
  /** The bot's view. */
  readonly view: View;
  readonly seed: string;
}

/** Each die has random numbers of its own, so a resumed game continues as it would have. */
export function thoughtOn({ side, against, view, seed }: BotQuestion): Thought<Action> {
  const random = new Random(seed).stream(`bot ${view.dice}`);
  return botOf(side, against).think(view, { seat: SIDES.indexOf(side), random });
}
