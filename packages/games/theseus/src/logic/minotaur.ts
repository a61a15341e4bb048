import { BLOCKED, type Level, type Pieces, type Square } from './level.ts';

/** How many steps the Minotaur takes for one of Theseus. */
export const MINOTAUR_STEPS = 2;

const [UP, RIGHT, DOWN, LEFT] = [0, 1, 2, 3];

/**
 * Where the Minotaur's next step leads. Sideways if that brings it closer to Theseus, else up or down if that does,
 * else nowhere: then it stays on its square. It looks at columns and rows, never for a way around a wall.
 */
export function minotaurStep({ steps, rooms: { columns } }: Level, { minotaur, theseus }: Pieces): Square {
  const column = minotaur % columns;
  const wanted = theseus % columns;
  if (column !== wanted) {
    const next = steps[minotaur * 4 + (column < wanted ? RIGHT : LEFT)]!;
    if (next !== BLOCKED) return next;
  }
  const row = minotaur - column;
  const wantedRow = theseus - wanted;
  if (row === wantedRow) return minotaur;
  const next = steps[minotaur * 4 + (row < wantedRow ? DOWN : UP)]!;
  return next === BLOCKED ? minotaur : next;
}
