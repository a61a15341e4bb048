import type { Thought } from '@dedalo/engine';
import type { Action, Move } from '@dedalo/stratego';

/** A move, and what it is worth to its player, from −1 (lost) to 1 (won). */
export interface WeighedMove {
  readonly move: Move;
  readonly value: number;
}

/** The state of `search` on a position. */
export interface Weighed {
  /** The move that it would play, then the others by value. */
  readonly moves: readonly WeighedMove[];
  /** The number of moves looked ahead, and of positions examined. */
  readonly depth: number;
  readonly positions: number;
}

/** Of the bots only `search` reports what its moves are worth. */
interface Telling extends Thought<Action> {
  readonly values: readonly { readonly action: Action; readonly value: number }[];
  readonly depth: number;
  readonly positions: number;
}

const isTelling = (thought: Thought<Action>): thought is Telling => 'values' in thought && 'depth' in thought;

/** Undefined where the bot does not report it. */
export function weighedBy(thought: Thought<Action>): Weighed | undefined {
  if (!isTelling(thought)) return undefined;
  const { choice, values, depth, positions } = thought;
  const moves = values.flatMap(({ action, value }) => (action.type === 'move' ? [{ move: action, value }] : []));
  const isChosen = ({ move }: WeighedMove): boolean => choice.type === 'move' && isSameMove(move, choice);
  // Its choice may be worth slightly less than the best: between equals the first plies decide.
  const rest = moves.filter((weighed) => !isChosen(weighed)).sort((a, b) => b.value - a.value);
  return { moves: [...moves.filter(isChosen), ...rest], depth, positions };
}

export const isSameMove = (a: Move, b: Move): boolean =>
  a.from === b.from && a.direction === b.direction && a.steps === b.steps;
