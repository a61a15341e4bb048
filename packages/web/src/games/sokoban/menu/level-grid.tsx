import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { linkTo } from '../../../app/route.ts';
import { lastPlayed } from '../last-played.ts';
import type { AddressedSource } from '../sources.ts';
import { JumpField } from './jump-field.tsx';
import { LevelCard } from './level-card.tsx';
import { type GridRows, useGridWindow } from './use-grid-window.ts';

/** Up to this many levels are all in the page, so that the browser's own search finds them. */
const ALL_AT_ONCE = 200;

/** The levels as cards; of a long list only those near the window, and those round the card with the focus. */
export function LevelGrid({ shown }: { readonly shown: AddressedSource }): JSX.Element {
  const { entries } = shown.source.collection;
  const { length } = entries;
  const isLong = length > ALL_AT_ONCE;
  const list = useRef<HTMLOListElement>(null);
  const [held, setHeld] = useState(() => lastPlayedIn(shown));
  const [jump, setJump] = useState<{ readonly to: number }>();
  const { columns, rowHeight, first, end } = useGridWindow(list, { length, isLong });
  useLayoutEffect(() => {
    if (jump) list.current!.querySelector<HTMLElement>(`[aria-posinset="${jump.to}"] a`)?.focus();
  }, [jump]);
  useLayoutEffect(() => {
    // With another number of columns, the card with the focus is elsewhere.
    if (list.current!.contains(document.activeElement)) document.activeElement!.scrollIntoView({ block: 'center' });
  }, [columns]);
  const rows = isLong ? rowsMade({ first, end }, held < 0 ? undefined : Math.floor(held / columns)) : undefined;
  const made = rows
    ? rows.flatMap((row) => indexesFrom(row * columns, columns)).filter((index) => index < length)
    : indexesFrom(0, length);
  const size = isLong ? { blockSize: `${Math.ceil(length / columns) * rowHeight}px` } : {};
  const place = (index: number) =>
    isLong ? { gridRow: Math.floor(index / columns) + 1, gridColumn: (index % columns) + 1 } : {};
  return (
    <>
      {isLong && (
        <JumpField
          most={length}
          onJump={(to) => {
            setHeld(to - 1);
            setJump({ to });
          }}
        />
      )}
      <ol
        ref={list}
        class={`level-grid${isLong ? ' is-long' : ''}`}
        style={size}
        onFocusIn={({ target }) => setHeld(positionOf(target as HTMLElement) - 1)}
      >
        {made.map((index) => (
          <li key={index} style={place(index)} aria-posinset={index + 1} aria-setsize={length}>
            <LevelCard entry={entries[index]!} path={[...shown.path, index + 1]} number={index + 1} />
          </li>
        ))}
      </ol>
    </>
  );
}

const indexesFrom = (first: number, count: number): number[] => Array.from({ length: count }, (_, at) => first + at);

/** Those near the window, and those to which an arrow goes from the card with the focus; from the first to the last. */
function rowsMade({ first, end }: GridRows, held: number | undefined): number[] {
  const about = held === undefined ? [] : [held - 1, held, held + 1].filter((row) => row >= 0);
  return [...new Set([...indexesFrom(first, end - first), ...about])].sort((a, b) => a - b);
}

const positionOf = (part: HTMLElement): number => Number(part.closest('li')?.ariaPosInSet ?? 0);

/** The index of the level that was played last; -1 if it is in another list. */
function lastPlayedIn({ path }: AddressedSource): number {
  const list = `${linkTo(path)}/`;
  return lastPlayed.link.startsWith(list) ? Number(lastPlayed.link.slice(list.length)) - 1 : -1;
}
