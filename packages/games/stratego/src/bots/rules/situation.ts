import type { Seat } from '@dedalo/engine';
import { armyOf, otherSeat } from '../../armies.ts';
import { type Cell, columnOf, rowOf, SIDE } from '../../board.ts';
import { canMove, type Rank, RANK_OF } from '../../pieces.ts';
import type { SeenSoldier, View } from '../../state.ts';
import { type RankOdds, rankOdds } from './rank-odds.ts';
import { stepsTo } from './ways.ts';

export interface Own {
  readonly soldier: SeenSoldier;
  readonly at: Cell;
  readonly rank: Rank;
}

export interface Enemy {
  readonly soldier: SeenSoldier;
  readonly at: Cell;
  readonly odds: RankOdds;
  /** How likely it is the flag, where flags usually stand. */
  readonly flag: number;
  /** Steps to it from every cell. */
  readonly steps: readonly number[];
}

/** What one player knows before a move. */
export interface Situation {
  readonly view: View;
  readonly seat: Seat;
  readonly own: readonly Own[];
  /** Where the own flag stands. */
  readonly flag: Cell;
  readonly enemies: readonly Enemy[];
}

export function situationOf(view: View, seat: Seat): Situation {
  const own = armyOf(view.armies, seat).flatMap((soldier) =>
    soldier.at === null || soldier.piece === null ? [] : [{ soldier, at: soldier.at, rank: RANK_OF[soldier.piece] }],
  );
  const flag = own.find(({ rank }) => rank === 'flag')!.at;
  return { view, seat, own, flag, enemies: enemiesOf(view, { seat, own }) };
}

/** The same as others see it who do not know the cards. */
export const situationAgainst = (view: View, seat: Seat, flag: Cell): Situation => ({
  view,
  seat,
  own: [],
  flag,
  enemies: enemiesOf(view, { seat, own: [] }),
});

function enemiesOf(view: View, { seat, own }: { seat: Seat; own: readonly Own[] }): Enemy[] {
  const army = armyOf(view.armies, otherSeat(seat));
  const odds = rankOdds(army);
  const standing = army.filter(({ at }) => at !== null);
  const walls = new Set<Cell>([
    ...own.filter(({ rank }) => !canMove(rank)).map(({ at }) => at),
    ...standing.filter(({ hasMoved }) => !hasMoved).map(({ at }) => at!),
  ]);
  const guesses = new Map(standing.map(({ id }) => [id, odds.get(id)!.flag * usual(id, otherSeat(seat))]));
  const all = [...guesses.values()].reduce((sum, guess) => sum + guess, 0);
  return standing.map((soldier) => ({
    soldier,
    at: soldier.at!,
    odds: odds.get(soldier.id)!,
    flag: all > 0 ? guesses.get(soldier.id)! / all : 0,
    steps: stepsTo(soldier.at!, walls),
  }));
}

/** Most flags stand in the back row, and in its corners. */
const BY_ROW = [63, 18, 9, 10];
const BY_COLUMN = [27, 6, 5, 10, 4, 4, 9, 5, 6, 26];
const usual = (cell: Cell, seat: Seat): number =>
  BY_ROW[seat === 0 ? rowOf(cell) : SIDE - 1 - rowOf(cell)]! * BY_COLUMN[columnOf(cell)]!;
