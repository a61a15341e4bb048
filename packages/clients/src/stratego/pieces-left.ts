import type { Seat } from '@dedalo/engine';
import { armyOf, otherSeat, type Piece, PIECES, type Rank, RANK_OF, RANKS, type View } from '@dedalo/stratego';

/** How many pieces of a rank are left and, of the enemy's, how many are still hidden. */
export interface RankLeft {
  readonly rank: Rank;
  readonly own: number;
  readonly enemy: number;
  readonly unknown: number;
}

const countOf = (pieces: readonly Piece[], rank: Rank): number =>
  pieces.filter((piece) => RANK_OF[piece] === rank).length;

/** The captured pieces of a seat, in the order of `PIECES`. */
export const capturedOf = ({ armies }: View, seat: Seat): Piece[] =>
  PIECES.filter((piece) => armyOf(armies, seat).some((soldier) => soldier.at === null && soldier.piece === piece));

/**
 * What a seat knows about the pieces left. A piece that has run is a scout, even if it is not known which of the two.
 */
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
