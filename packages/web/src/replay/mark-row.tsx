import type { JSX } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { markPath } from './mark-shape.ts';
import { placeMarks } from './place-marks.ts';
import { MARK_KINDS } from './replay-game.ts';
import type { Mark } from './survey.ts';

const MIDDLE = 9;

interface MarkRowProps {
  readonly marks: readonly Mark[];
  readonly length: number;
}

/** The events of a game above its scrubber, with one path for each kind. */
export function MarkRow({ marks, length }: MarkRowProps): JSX.Element {
  const row = useRef<SVGSVGElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry!.contentRect.width));
    observer.observe(row.current!);
    return () => observer.disconnect();
  }, []);
  const paths = useMemo(() => {
    const placed = placeMarks(marks, { length, width });
    return MARK_KINDS.map((kind) => ({ kind, d: placed[kind].map((x) => markPath(kind, x, MIDDLE)).join('') }));
  }, [marks, length, width]);
  return (
    <svg ref={row} class="mark-row" aria-hidden="true" focusable="false">
      {width > 0 && paths.map(({ kind, d }) => <path key={kind} class={`mark mark-${kind}`} d={d} />)}
    </svg>
  );
}
