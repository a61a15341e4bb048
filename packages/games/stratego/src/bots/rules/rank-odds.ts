import type { Cell } from '../../board.ts';
import { canMove, PIECES, type Rank, RANK_OF, RANKS } from '../../pieces.ts';
import type { SeenSoldier } from '../../state.ts';

/** How likely a piece is of each rank. */
export type RankOdds = Readonly<Record<Rank, number>>;

/**
 * What each piece of an army may be, by its id: all ways to deal the cards that are not known are equally likely, as far
 * as flags and bombs do not move and only scouts run.
 */
export function rankOdds(army: readonly SeenSoldier[]): ReadonlyMap<Cell, RankOdds> {
  const hidden = army.filter(({ piece }) => piece === null);
  const runners = hidden.filter(({ hasRun }) => hasRun).length;
  const walkers = hidden.filter(({ hasMoved, hasRun }) => hasMoved && !hasRun).length;
  const still = hidden.length - runners - walkers;
  const left = ranksLeft(army, runners);
  const movable = RANKS.reduce((sum, rank) => sum + (canMove(rank) ? left[rank] : 0), 0);
  const walker = oddsBy((rank) => (canMove(rank) ? left[rank] / movable : 0));
  const stayer = oddsBy((rank) => (left[rank] * (canMove(rank) ? 1 - walkers / movable : 1)) / still);
  const oddsOf = ({ piece, hasRun, hasMoved }: SeenSoldier): RankOdds => {
    if (piece !== null || hasRun) return certain(piece === null ? 'scout' : RANK_OF[piece]);
    return hasMoved ? walker : stayer;
  };
  return new Map(army.map((soldier) => [soldier.id, oddsOf(soldier)]));
}

const oddsBy = (odds: (rank: Rank) => number): RankOdds =>
  Object.fromEntries(RANKS.map((rank) => [rank, odds(rank) || 0])) as Record<Rank, number>;

const certain = (known: Rank): RankOdds => oddsBy((rank) => (rank === known ? 1 : 0));

/** How many cards of each rank are neither known nor told by their running. */
function ranksLeft(army: readonly SeenSoldier[], runners: number): Readonly<Record<Rank, number>> {
  const known = new Set(army.map(({ piece }) => piece));
  return oddsBy((rank) => {
    const hidden = PIECES.filter((piece) => RANK_OF[piece] === rank && !known.has(piece)).length;
    return rank === 'scout' ? hidden - runners : hidden;
  });
}
