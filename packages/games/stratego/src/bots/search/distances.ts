import { CELLS } from '../../board.ts';
import { NEXT, WAY_COUNT } from '../../kernel/tables.ts';

/** Where no way leads. */
export const FAR = 40;

const queue = new Int8Array(CELLS);

/** Steps to a cell from all others, written from `base` on, around lakes and walls; a wall can be reached, not crossed. */
export function stepsInto(steps: Uint8Array, base: number, to: { cell: number; isWall: Uint8Array }): void {
  steps.fill(FAR, base, base + CELLS);
  steps[base + to.cell] = 0;
  queue[0] = to.cell;
  let size = 1;
  for (let index = 0; index < size; index++) {
    const cell = queue[index]!;
    const here = steps[base + cell]! + 1;
    for (let way = 0; way < WAY_COUNT; way++) {
      const next = NEXT[cell * WAY_COUNT + way]!;
      if (next < 0 || steps[base + next] !== FAR) continue;
      steps[base + next] = here;
      if (to.isWall[next] === 0) queue[size++] = next;
    }
  }
}

/** By start: the bits of the ways by which shortest ways come to a target, whose steps stand from `base` on. */
export function entriesInto(entries: Uint8Array, steps: Uint8Array, base: number): void {
  entries.fill(0, base, base + CELLS);
  for (let distance = 1; distance < FAR; distance++) {
    let isAny = false;
    for (let cell = 0; cell < CELLS; cell++) {
      if (steps[base + cell] !== distance) continue;
      isAny = true;
      for (let way = 0; way < WAY_COUNT; way++) {
        const next = NEXT[cell * WAY_COUNT + way]!;
        if (next < 0 || steps[base + next] !== distance - 1) continue;
        // From the target it is the opposite way back.
        entries[base + cell]! |= distance === 1 ? 1 << (way ^ 1) : entries[base + next]!;
      }
    }
    if (!isAny) return;
  }
}

/** The same for every cell, by target · 100 + start. */
export function distancesInto(distances: Uint8Array, isWall: Uint8Array): void {
  for (let cell = 0; cell < CELLS; cell++) stepsInto(distances, cell * CELLS, { cell, isWall });
}
