import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { words } from '../speech.ts';
import { listWindow, scrollFor } from '../ui/list-window.ts';
import { markPath } from './mark-shape.ts';
import type { Playback } from './playback.ts';
import type { ReplayGame } from './replay-game.ts';
import { type Mark, markIndexAt } from './survey.ts';

/** As in the style sheet. */
const ROW_HEIGHT = 44;

const NONE: readonly Mark[] = [];

interface EventListProps {
  readonly replayGame: ReplayGame;
  readonly playback: Playback;
  /** Undefined until they are known. */
  readonly marks: readonly Mark[] | undefined;
  readonly onChoose: (position: number) => void;
}

/** The marked events; of a long list only the visible part exists. */
export function EventList({ replayGame, playback, marks: known, onChoose }: EventListProps): JSX.Element {
  const marks = known ?? NONE;
  const said = words.value.web.replay;
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: 400 });
  const position = useComputed(() => playback.standing.value.position);
  const current = markIndexAt(marks, position.value);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) =>
      setView(({ top }) => ({ top, height: entry!.contentRect.height })),
    );
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const { scrollTop: top, clientHeight: height } = box.current!;
    if (current >= 0) box.current!.scrollTop = scrollFor({ row: current, rowHeight: ROW_HEIGHT, top, height });
    else box.current!.scrollTop = 0;
  }, [current, view.height]);
  const { first, end } = listWindow({ rows: marks.length, rowHeight: ROW_HEIGHT, ...view });
  return (
    <section class="replay-events">
      <h2>{said.events}</h2>
      <div
        ref={box}
        class="event-box"
        onScroll={({ currentTarget: { scrollTop, clientHeight } }) => setView({ top: scrollTop, height: clientHeight })}
      >
        {known?.length === 0 && <p class="event-none">{said.noEvents}</p>}
        <ol
          class="event-list"
          style={{ blockSize: `${marks.length * ROW_HEIGHT}px`, '--digits': String(playback.length).length }}
        >
          {marks.slice(first, end).map(({ kind, moment }, offset) => {
            const row = first + offset;
            return (
              <li
                key={row}
                style={{ insetBlockStart: `${row * ROW_HEIGHT}px` }}
                aria-posinset={row + 1}
                aria-setsize={marks.length}
              >
                <button
                  type="button"
                  class="event"
                  aria-current={row === current ? 'step' : undefined}
                  onClick={() => onChoose(moment.number)}
                >
                  <svg class="event-mark" viewBox="-9 -9 18 18" aria-hidden="true" focusable="false">
                    <path class={`mark mark-${kind}`} d={markPath(kind, 0, 0)} />
                  </svg>
                  <span class="event-number">{moment.number}</span>
                  <span class="event-text">{replayGame.momentWords(words.value, moment)}</span>
                </button>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
