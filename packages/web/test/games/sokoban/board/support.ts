import type { Cell, Direction } from '@dedalo/grid';
import { type Level, parseBoard } from '@dedalo/sokoban';
import { type Contour, isMasonry, traceContours } from '../../../../src/games/sokoban/board/contours.ts';
import { type Plan, WALL } from '../../../../src/games/sokoban/board/plan.ts';
import type { Scene } from '../../../../src/games/sokoban/board/scene.ts';

export function levelOf(...rows: string[]): Level {
  const level = parseBoard(rows);
  if (!level.ok) throw new Error(JSON.stringify(level.error));
  return level.value;
}

/** A plan of which only the walls matter. */
export const wallsOf = (...rows: string[]): Plan => ({
  width: rows[0]!.length,
  height: rows.length,
  kinds: Uint8Array.from([...rows.join('')], (square) => (square === '#' ? WALL : 0)),
});

export const contoursOf = (plan: Plan): Contour[] =>
  traceContours(plan, { x: 0, y: 0, width: plan.width, height: plan.height }, isMasonry);

export const sceneOf = (
  level: Level,
  player: Cell | null,
  boxes: readonly Cell[],
  facing: Direction = 'east',
): Scene => ({ level, player, boxes, facing, marks: {} });
