import { cellAt, columnOf, DIRECTIONS, rowOf } from '../board.ts';
import { type Action, RESIGNATION } from '../state.ts';

const RESIGN = 'resign';

/** `place 0 9`, row, column, direction and steps as the described `move` returns them: `2 8 1 1`, or `resign`. */
export function formatAction(action: Action): string {
  if (action.type === 'resign') return RESIGN;
  if (action.type === 'place') return `place ${rowOf(action.cell)} ${columnOf(action.cell)}`;
  return `${rowOf(action.from)} ${columnOf(action.from)} ${action.direction} ${action.steps}`;
}

const PLACE = /^place (\d) (\d)$/;
const MOVE = /^(\d) (\d) ([1-4]) (\d)$/;

export function parseAction(text: string): Action | undefined {
  if (text === RESIGN) return RESIGNATION;
  const place = PLACE.exec(text);
  if (place) return { type: 'place', cell: cellAt(Number(place[1]), Number(place[2])) };
  const move = MOVE.exec(text);
  if (!move) return undefined;
  const [row, column, direction, steps] = move.slice(1).map(Number) as [number, number, number, number];
  return {
    type: 'move',
    from: cellAt(row, column),
    direction: DIRECTIONS.find((known) => known === direction)!,
    steps,
  };
}
