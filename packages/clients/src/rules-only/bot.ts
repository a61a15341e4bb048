import { searchBot, TimedThought } from '@dedalo/engine';
import type { GameTypes, Seat, Session } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import type { Sitter } from './sitters.ts';

/** How long a bot may think about an action, in milliseconds. */
const THINKING_MS = 400;

/**
 * A bot's thought about one action. Each action has random numbers of its own, so a resumed game continues as it would
 * have.
 */
export function thoughtOf<T extends GameTypes>(
  session: Session<T>,
  { sitter, seat }: { readonly sitter: Exclude<Sitter, 'person'>; readonly seat: Seat },
): TimedThought<T['Action']> {
  const random = new Random(session.seed).stream(`bot ${seat} ${session.record().played}`);
  const search = sitter === 'search' ? searchBot(session.game) : undefined;
  if (!search) return new TimedThought(anyOf(session.legal(seat), random), 0);
  return new TimedThought(search.think(session.view(seat), { seat, random, game: session }), THINKING_MS);
}

const anyOf = <A>(actions: readonly A[], random: Random) => {
  const choice = random.pick(actions);
  return { advance: () => 'done' as const, choice };
};

export const isBot = (sitter: Sitter): sitter is Exclude<Sitter, 'person'> => sitter !== 'person';
