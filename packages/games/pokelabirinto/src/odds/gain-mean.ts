import type { Gain } from '../fight/fighter.ts';
import type { GridSize } from './turn.ts';

export interface Gaining extends GridSize {
  readonly gain: Gain;
}

/**
 * What every row of a grid is worth before the energy that its columns count is gained: the mean of the entries from
 * `least` to `most` farther on, what is beyond the cap counting as the cap. Rows are written as columns, so that the
 * same again takes the other energy and turns the grid back. The window slides, so that an entry costs one addition and
 * one subtraction, however many draws there are.
 */
export function meanOfGain({ rows, columns, gain }: Gaining, grid: Float64Array, turned: Float64Array): void {
  const { least, most } = gain;
  const weight = 1 / (most - least + 1);
  for (let row = 0; row < rows; row++) {
    const cap = (row + 1) * columns - 1;
    let mean = grid[cap]!;
    let to = (columns - 1) * rows + row;
    turned[to] = mean;
    for (let from = cap - 1; from > cap - columns; from--) {
      mean += (grid[Math.min(cap, from + least)]! - grid[Math.min(cap, from + most + 1)]!) * weight;
      to -= rows;
      turned[to] = mean;
    }
  }
}
