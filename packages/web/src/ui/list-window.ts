/** The rows of a long list that are drawn: the visible ones and a few more. */
export function listWindow(list: {
  readonly rows: number;
  readonly rowHeight: number;
  readonly top: number;
  readonly height: number;
}): { readonly first: number; readonly end: number } {
  const { rows, rowHeight, top, height } = list;
  const SPARE = 6;
  const first = Math.max(0, Math.floor(top / rowHeight) - SPARE);
  const end = Math.min(rows, Math.ceil((top + height) / rowHeight) + SPARE);
  return { first: Math.min(first, Math.max(0, rows - 1)), end };
}

/** How far to scroll so that a row is visible, moving as little as needed. */
export function scrollFor(list: {
  readonly row: number;
  readonly rowHeight: number;
  readonly top: number;
  readonly height: number;
}): number {
  const { row, rowHeight, top, height } = list;
  const start = row * rowHeight;
  if (start < top) return start;
  return Math.max(top, start + rowHeight - height);
}
