import { PLAYER_NAMES } from '@dedalo/clients/stratego/players';
import type { Reviewer } from '@dedalo/clients/stratego/reviewed-moves';
import type { GameRecord, Seat } from '@dedalo/engine';
import { BLUE, type Cell, RED, type State, stratego, type StrategoTypes, type View } from '@dedalo/stratego';
import { signal } from '@preact/signals';

/** With whose knowledge a game that is over is gone through. */
export const SIGHTS = ['all', 'red', 'blue'] as const;
export type SightName = (typeof SIGHTS)[number];

export interface Sight {
  readonly name: SightName;
  /** Who sits below where all cards are seen. */
  readonly below: Seat;
}

export const sight = signal<Sight>({ name: 'all', below: BLUE });

/** The move that `search` proposes in the position that is shown. */
export const advice = signal<{ readonly from: Cell; readonly to: Cell } | undefined>(undefined);

/** What is seen of a position, and from which side. */
export function seenBy(state: State, { name, below }: Sight): { readonly seat: Seat; readonly view: View } {
  if (name === 'all') return { seat: below, view: { ...stratego.view(state, 'public'), armies: state.armies } };
  const seat = name === 'red' ? RED : BLUE;
  return { seat, view: stratego.view(state, seat) };
}

/**
 * A person has played their own game from below. All others are seen as the board is written, Blue below: names may say
 * that somebody else has played, never that it was the one who looks now.
 */
export function belowOf({ names }: Pick<GameRecord<StrategoTypes>, 'names'>, isOwn: boolean): Seat {
  const isPerson = names.map((name) => !PLAYER_NAMES.some((bot) => bot === name));
  return isOwn && isPerson[RED] && !isPerson[BLUE] ? RED : BLUE;
}

/** Whose knowledge that is. */
export const reviewerOf = ({ name }: Sight): Reviewer => (name === 'all' ? name : name === 'red' ? RED : BLUE);
