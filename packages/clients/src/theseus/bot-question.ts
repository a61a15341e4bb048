import type { Thought } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import type { Action, View } from '@dedalo/theseus';
import { botOf } from './bots.ts';
import { type PlayerWord, type Side, SIDES } from './players.ts';

/** What a bot is asked, as plain data: it may think somewhere else. */
export interface BotQuestion {
  readonly side: Side;
  readonly against: PlayerWord;
  /** What the bot may see. */
  readonly view: View;
  readonly seed: string;
}

/** Draws of each die's own: a game that is gone on with goes on as it would have. */
export function thoughtOn({ side, against, view, seed }: BotQuestion): Thought<Action> {
  const random = new Random(seed).stream(`bot ${view.dice}`);
  return botOf(side, against).think(view, { seat: SIDES.indexOf(side), random });
}
