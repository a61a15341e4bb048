import { CELLS, columnOf, isLake, isOnBoard, rowOf, cellAt } from '../board.ts';
import { fight, type Rank, RANKS } from '../pieces.ts';

/** What stands on a cell where no piece does. */
export const EMPTY = -1;
export const LAKE = -2;
/** Where a captured piece stands. */
export const GONE = -1;

/** A rank is its place in `RANKS`: the two that do not move come first. */
export const FLAG = 0;
export const BOMB = 1;
export const MARSHAL = 2;
export const GENERAL = 3;
export const MINER = 4;
export const SCOUT = 5;
export const SPY = 6;
export const RANK_COUNT = RANKS.length;

export const rankIndex = (rank: Rank): number => RANKS.indexOf(rank);

/** What comes of an attack, by attacker · 7 + defender. */
export const WINS = 0;
export const LOSES = 1;
export const BOTH = 2;
export const OUTCOME: Int8Array = Int8Array.from({ length: RANK_COUNT * RANK_COUNT }, (_, index) => {
  const result = fight(RANKS[Math.floor(index / RANK_COUNT)]!, RANKS[index % RANK_COUNT]!);
  return result === 'attacker' ? WINS : result === 'defender' ? LOSES : BOTH;
});

/** Down, up, right, left: for Red forward, back, left, right, for Blue the other one of each pair. */
const WAYS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
export const WAY_COUNT = WAYS.length;

/** The next cell, by cell · 4 + way; −1 off the board and in a lake. */
export const NEXT: Int8Array = Int8Array.from({ length: CELLS * WAY_COUNT }, (_, index) => {
  const cell = Math.floor(index / WAY_COUNT);
  const [down, right] = WAYS[index % WAY_COUNT]!;
  const row = rowOf(cell) + down;
  const column = columnOf(cell) + right;
  if (!isOnBoard(row, column)) return -1;
  const next = cellAt(row, column);
  return isLake(next) ? -1 : next;
});
