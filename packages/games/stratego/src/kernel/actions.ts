import type { Direction } from '../board.ts';
import type { Move } from '../moving.ts';
import { CELL_BITS, CELL_MASK, type Kernel } from './kernel.ts';

/** A move of the kernel, where it has not been made yet, as an action of the game. */
export function actionOf(kernel: Kernel, move: number): Move {
  const piece = move >> CELL_BITS;
  const from = kernel.at[piece]!;
  const distance = (move & CELL_MASK) - from;
  const isAlong = Math.abs(distance) >= 10;
  const isOnward = distance > 0 === (kernel.turn === 0);
  const direction = ((isAlong ? 1 : 3) + (isOnward ? 0 : 1)) as Direction;
  return { type: 'move', from, direction, steps: Math.abs(isAlong ? distance / 10 : distance) };
}
