import type { Thought } from '@dedalo/engine';
import type { Action, Move } from '@dedalo/stratego';

/** A move, and what it is worth to who makes it, from −1 (lost) to 1 (won). */
export interface WeighedMove {
  readonly move: Move;
  readonly value: number;
}

/** What `search` thinks of a position so far. */
export interface Weighed {
  /** The one that it would play first, the others by their values. */
  readonly moves: readonly WeighedMove[];
  /** How many moves it has looked ahead, and at how many positions. */
  readonly depth: number;
  readonly positions: number;
}

/** Of the bots only `search` tells what its moves are worth. */
interface Telling extends Thought<Action> {
  readonly values: readonly { readonly action: Action; readonly value: number }[];
  readonly depth: number;
  readonly positions: number;
}

const isTelling = (thought: Thought<Action>): thought is Telling => 'values' in thought && 'depth' in thought;

/** Undefined where the bot tells nothing. */
export function weighedBy(thought: Thought<Action>): Weighed | undefined {
  if (!isTelling(thought)) return undefined;
  const { choice, values, depth, positions } = thought;
  const moves = values.flatMap(({ action, value }) => (action.type === 'move' ? [{ move: action, value }] : []));
  const isChosen = ({ move }: WeighedMove): boolean => choice.type === 'move' && isSameMove(move, choice);
  // What it plays may be worth a hair less than the best: the glance of the first plies decides between equals.
  const rest = moves.filter((weighed) => !isChosen(weighed)).sort((a, b) => b.value - a.value);
  return { moves: [...moves.filter(isChosen), ...rest], depth, positions };
}

export const isSameMove = (a: Move, b: Move): boolean =>
  a.from === b.from && a.direction === b.direction && a.steps === b.steps;
