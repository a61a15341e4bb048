import './window-list.css';
import type { JSX, TargetedKeyboardEvent } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { listWindow, scrollFor } from '../ui/list-window.ts';

/** As in the style sheet. */
const ROW_HEIGHT = 44;

interface WindowListProps {
  readonly rows: number;
  /** The row that is kept in view; −1 for none. */
  readonly current: number;
  readonly class: string;
  readonly style?: Readonly<Record<string, string | number>>;
  readonly label?: string;
  readonly onKeyDown?: (event: TargetedKeyboardEvent<HTMLDivElement>) => void;
  readonly row: (index: number) => JSX.Element;
  /** Where there are no rows. */
  readonly none?: JSX.Element | undefined;
}

/** Of a long list only the rows in view are there, and the current one. */
export function WindowList(props: WindowListProps): JSX.Element {
  const { rows, current, style, label, row } = props;
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: 400 });
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) =>
      setView(({ top }) => ({ top, height: entry!.contentRect.height })),
    );
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const { scrollTop: top, clientHeight: height } = box.current!;
    box.current!.scrollTop = current >= 0 ? scrollFor({ row: current, rowHeight: ROW_HEIGHT, top, height }) : 0;
  }, [current, view.height]);
  const { first, end } = listWindow({ rows, rowHeight: ROW_HEIGHT, ...view });
  const shown = Array.from({ length: Math.max(0, end - first) }, (_, offset) => first + offset);
  if (current >= 0 && current < rows && !shown.includes(current)) shown.push(current);
  return (
    <div
      ref={box}
      class={`window-box ${props.class}`}
      onScroll={({ currentTarget: { scrollTop, clientHeight } }) => setView({ top: scrollTop, height: clientHeight })}
      onKeyDown={props.onKeyDown}
    >
      {rows === 0 && props.none}
      <ol class="window-list" aria-label={label} style={{ ...style, blockSize: `${rows * ROW_HEIGHT}px` }}>
        {shown.map((index) => (
          <li
            key={index}
            style={{ insetBlockStart: `${index * ROW_HEIGHT}px` }}
            aria-posinset={index + 1}
            aria-setsize={rows}
          >
            {row(index)}
          </li>
        ))}
      </ol>
    </div>
  );
}
