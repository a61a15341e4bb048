import type { Seat } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import { type Action, BOTS, type StrategoBot } from '@dedalo/stratego';
import type { PlayerName } from './players.ts';
import type { StrategoGame } from './session.ts';
import { TimedThought } from './timed-thought.ts';

export function botOf(name: PlayerName): StrategoBot {
  const found = BOTS.find((bot) => bot.name === name);
  if (!found) throw new RangeError(`botOf: there is no ${name}`);
  return found;
}

/** How many choices there have been in a game. */
export const choicesOf = ({ session }: Pick<StrategoGame, 'session'>): number =>
  session.state.moves + session.state.armies[0].length + session.state.armies[1].length;

/** What the bot in turn begins to think. */
export function thoughtOf(game: StrategoGame): TimedThought<Action> {
  const { session, sitters, time } = game;
  const [seat] = session.turn as [Seat];
  // Draws of each choice's own: a game that is gone on with draws as it would have.
  const random = new Random(session.seed).stream(`bot ${seat} ${choicesOf(game)}`);
  const bot = botOf(sitters[seat as 0 | 1] as PlayerName);
  return new TimedThought(bot.think(session.view(seat), { seat, random, game: session }), time);
}
