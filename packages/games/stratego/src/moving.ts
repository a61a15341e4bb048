import type { Seat } from '@dedalo/engine';
import { armyOf, otherSeat, soldierAt } from './armies.ts';
import { type Cell, cellAt, columnOf, DIRECTIONS, isLake, isOnBoard, rowOf, SIDE, stepOf } from './board.ts';
import { canMove, RANK_OF } from './pieces.ts';
import type { Action, Rejection, Soldier, State } from './state.ts';

export type Move = Extract<Action, { type: 'move' }>;

export function targetOf(seat: Seat, { from, direction, steps }: Move): Cell | undefined {
  const step = stepOf(seat, direction);
  const row = rowOf(from) + step.row * steps;
  const column = columnOf(from) + step.column * steps;
  return isOnBoard(row, column) ? cellAt(row, column) : undefined;
}

/** Why a piece may not move so; undefined where it may. */
export function refusalOfMove(state: State, seat: Seat, move: Move): Rejection | undefined {
  const soldier = soldierAt(armyOf(state.armies, seat), move.from);
  if (!soldier) return { code: 'wrong-source-cell', cell: move.from };
  const rank = RANK_OF[soldier.piece];
  if (!canMove(rank)) return { code: 'wrong-piece', cell: move.from };
  const isRun = move.steps > 1;
  if (!Number.isInteger(move.steps) || move.steps < 1 || (isRun && rank !== 'scout')) {
    return { code: 'wrong-move', steps: move.steps };
  }
  const to = targetOf(seat, move);
  if (to === undefined || isLake(to) || soldierAt(armyOf(state.armies, seat), to)) return { code: 'wrong-target-cell' };
  for (let steps = 1; steps < move.steps; steps++) {
    const cell = targetOf(seat, { ...move, steps })!;
    if (isLake(cell) || isTaken(state, cell)) return { code: 'wrong-scout-path', cell };
  }
  const left = soldier.trail.lastIndexOf(to);
  return left === -1 ? undefined : { code: 'return-too-early', cell: to, ago: soldier.trail.length - left };
}

const isTaken = ({ armies }: State, cell: Cell): boolean => armies.some((army) => soldierAt(army, cell) !== undefined);

/** All moves of a seat: piece by piece in the order of their ids, way by way, the shortest first. */
export const movesOf = (state: State, seat: Seat): Move[] =>
  armyOf(state.armies, seat).flatMap((soldier) => movesOfSoldier(state, seat, soldier));

export function movesOfSoldier(state: State, seat: Seat, { at, piece }: Soldier): Move[] {
  if (at === null || !canMove(RANK_OF[piece])) return [];
  const most = RANK_OF[piece] === 'scout' ? SIDE - 1 : 1;
  const moves: Move[] = [];
  for (const direction of DIRECTIONS) {
    for (let steps = 1; ; steps++) {
      const move: Move = { type: 'move', from: at, direction, steps };
      if (refusalOfMove(state, seat, move) === undefined) moves.push(move);
      if (steps === most) break;
      const to = targetOf(seat, move);
      if (to === undefined || isLake(to) || isTaken(state, to)) break;
    }
  }
  return moves;
}

/** Whether a seat, or the one who would be next, has anything to move (DB3). */
export const hasMove = (state: State, seat: Seat): boolean =>
  armyOf(state.armies, seat).some(
    (soldier) => canStep(state, seat, soldier) || movesOfSoldier(state, seat, soldier).length > 0,
  );

/** Most can, which is soon found out. */
const canStep = (state: State, seat: Seat, { at }: Soldier): boolean =>
  at !== null &&
  DIRECTIONS.some((direction) => !refusalOfMove(state, seat, { type: 'move', from: at, direction, steps: 1 }));

export const enemyAt = (state: State, seat: Seat, cell: Cell): Soldier | undefined =>
  soldierAt(armyOf(state.armies, otherSeat(seat)), cell);
