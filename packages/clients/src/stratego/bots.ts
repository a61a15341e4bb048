import { type Seat, type Thought, TimedThought } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import { type Action, BOTS, type Move, search, type StrategoBot, type View } from '@dedalo/stratego';
import type { PlayerName } from './players.ts';
import type { StrategoGame } from './session.ts';

export function botOf(name: PlayerName): StrategoBot {
  const found = BOTS.find((bot) => bot.name === name);
  if (!found) throw new RangeError(`botOf: there is no ${name}`);
  return found;
}

/** The number of choices made so far in a game. */
export const choicesOf = ({ session }: Pick<StrategoGame, 'session'>): number => choicesSeen(session.view('public'));

const choicesSeen = ({ moves, placed }: View): number => moves + placed[0] + placed[1];

/** A question to a bot: its view, and the key of its memory. */
export interface BotAsked {
  readonly bot: PlayerName;
  readonly seat: Seat;
  readonly seed: string;
  readonly view: View;
  readonly game: object;
}

/** A bot's thought, with no more knowledge than its view. */
export function thoughtOn({ bot, seat, seed, view, game }: BotAsked): Thought<Action> {
  // Each choice has random numbers of its own, so a resumed game continues as it would have.
  const random = new Random(seed).stream(`bot ${seat} ${choicesSeen(view)}`);
  return botOf(bot).think(view, { seat, random, game });
}

/** What `search` begins to think where this move was made: it values it as exactly as the best. */
export function weighingOf({ seat, seed, view, game }: Omit<BotAsked, 'bot'>, made: Move): Thought<Action> {
  const random = new Random(seed).stream(`bot ${seat} ${choicesSeen(view)}`);
  return search.weigh(view, { seat, random, game }, made);
}

/** The thought of the bot in turn. */
export function thoughtOf({ session, sitters, time }: StrategoGame): TimedThought<Action> {
  const [seat] = session.turn as [Seat];
  const bot = sitters[seat as 0 | 1] as PlayerName;
  return new TimedThought(thoughtOn({ bot, seat, seed: session.seed, view: session.view(seat), game: session }), time);
}
