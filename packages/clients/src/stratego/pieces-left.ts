import type { Seat } from '@dedalo/engine';
import { armyOf, otherSeat, type Piece, PIECES, type Rank, RANK_OF, RANKS, type View } from '@dedalo/stratego';

/** How many of a rank there still are, and of those of the enemy how many nobody has told from others. */
export interface RankLeft {
  readonly rank: Rank;
  readonly own: number;
  readonly enemy: number;
  readonly unknown: number;
}

const countOf = (pieces: readonly Piece[], rank: Rank): number =>
  pieces.filter((piece) => RANK_OF[piece] === rank).length;

/** The pieces of a seat that have been captured, in the order of `PIECES`. */
export const capturedOf = ({ armies }: View, seat: Seat): Piece[] =>
  PIECES.filter((piece) => armyOf(armies, seat).some((soldier) => soldier.at === null && soldier.piece === piece));

/** What a seat knows of what is left. A piece that has run is a scout, even where it is not known which of the two. */
export function piecesLeft(view: View, seat: Seat): RankLeft[] {
  const enemy = otherSeat(seat);
  const standing = armyOf(view.armies, enemy).filter(({ at }) => at !== null);
  const shown = standing.flatMap(({ piece }) => piece ?? []);
  const runners = standing.filter(({ piece, hasRun }) => piece === null && hasRun).length;
  return RANKS.map((rank) => {
    const leftOf = (of: Seat): number => countOf(PIECES, rank) - countOf(capturedOf(view, of), rank);
    const known = countOf(shown, rank) + (rank === 'scout' ? runners : 0);
    return { rank, own: leftOf(seat), enemy: leftOf(enemy), unknown: leftOf(enemy) - known };
  });
}
