import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { listWindow } from '../../../ui/list-window.ts';

/** Counted from 0; the end is exclusive. */
export interface GridRows {
  readonly first: number;
  readonly end: number;
}

interface GridWindow extends GridRows {
  readonly columns: number;
  /** With the gap below it. */
  readonly rowHeight: number;
}

/** Until the grid has been measured. */
const FIRST: GridWindow = { columns: 1, rowHeight: 1, first: 0, end: 1 };

/** The rows of a grid that are near the window. Its style gives all rows one height. */
export function useGridWindow(
  grid: RefObject<HTMLElement | null>,
  { length, isLong }: { readonly length: number; readonly isLong: boolean },
): GridWindow {
  const [seen, setSeen] = useState(FIRST);
  useLayoutEffect(() => {
    if (!isLong) return undefined;
    const look = (): void => {
      const style = getComputedStyle(grid.current!);
      const columns = style.gridTemplateColumns.split(' ').length;
      const rowHeight = Number.parseFloat(style.gridAutoRows) + Number.parseFloat(style.rowGap);
      const top = Math.max(0, -grid.current!.getBoundingClientRect().top);
      const rows = Math.ceil(length / columns);
      const now = { columns, rowHeight, ...listWindow({ rows, rowHeight, top, height: innerHeight }) };
      setSeen((before) => (isSame(before, now) ? before : now));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(grid.current!);
    addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      removeEventListener('scroll', look);
    };
  }, [length, isLong]);
  return seen;
}

const isSame = (a: GridWindow, b: GridWindow): boolean =>
  a.columns === b.columns && a.rowHeight === b.rowHeight && a.first === b.first && a.end === b.end;
