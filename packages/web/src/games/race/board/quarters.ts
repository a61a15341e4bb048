/** Whether the cell at this distance in columns and rows is of the same kind; a place outside of the map is not. */
export type IsAlike = (columns: -1 | 0 | 1, rows: -1 | 0 | 1) => boolean;

/** A quarter of a cell, and the quarter of the sheet that is drawn there; both count quarters. */
export interface Quarter {
  readonly column: 0 | 1;
  readonly row: 0 | 1;
  readonly from: { readonly column: number; readonly row: number };
}

/** In the sheet the inner corners come first, in its second cell; the block with its border is below. */
const INNER_COLUMN = 2;
const BLOCK_ROW = 2;

const SIDES = [0, 1] as const;

/**
 * How a cell is put together from quarters of a sheet of two by three cells, so that it joins those around it (R18):
 * each quarter looks at the neighbours on its two sides and, where both are alike, at the one between them.
 */
export function quartersOf(isAlike: IsAlike): Quarter[] {
  return SIDES.flatMap((row) =>
    SIDES.map((column): Quarter => {
      const [aside, along] = [column === 0 ? -1 : 1, row === 0 ? -1 : 1] as const;
      const [isWide, isHigh] = [isAlike(aside, 0), isAlike(0, along)];
      if (isWide && isHigh && !isAlike(aside, along)) {
        return { column, row, from: { column: INNER_COLUMN + column, row } };
      }
      return { column, row, from: { column: edge(column, isWide), row: BLOCK_ROW + edge(row, isHigh) } };
    }),
  );
}

/** Of the four quarters of the block's side: an outer one at a border, else an inner one of the same half. */
const edge = (half: 0 | 1, isInside: boolean): number => (half === 0 ? (isInside ? 2 : 0) : isInside ? 1 : 3);
