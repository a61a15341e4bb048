import './moves.css';
import { moveNumber, moveText } from '@dedalo/clients/stratego/move-words';
import type { ListedMove } from '@dedalo/clients/stratego/seen-moves';
import { sideText } from '@dedalo/clients/stratego/words';
import type { JSX, TargetedKeyboardEvent } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { WindowList } from '../../../game/window-list.tsx';
import { keyName } from '../../../input/key-names.ts';
import { words } from '../../../speech.ts';

interface MoveListProps {
  readonly moves: readonly ListedMove[];
  /** After so many moves is what is shown; −1 where it is before all of them. */
  readonly current: number;
  /** What there is to say of a move beside it. */
  readonly noteOf?: (index: number) => string | undefined;
  readonly onChoose: (count: number) => void;
}

/** The moves of a game, to be walked by click and by the arrow keys; the first row is the start. */
export function MoveList({ moves, current, noteOf, onChoose }: MoveListProps): JSX.Element {
  const list = useRef<HTMLDivElement>(null);
  const hasFocus = (): boolean => list.current?.contains(document.activeElement) ?? false;
  // The row that is shown now may not have been there before.
  useLayoutEffect(() => {
    if (hasFocus()) list.current!.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
  }, [current]);
  const walk = (event: TargetedKeyboardEvent<HTMLDivElement>): void => {
    const places: Readonly<Record<string, number>> = { up: current - 1, down: current + 1, home: 0, end: moves.length };
    const place = places[keyName(event) ?? ''];
    if (place === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onChoose(Math.max(0, Math.min(moves.length, place)));
  };
  return (
    <div ref={list} class="stratego-moves">
      <WindowList
        rows={moves.length + 1}
        current={current}
        class="stratego-move-box"
        label={words.value.games.stratego.moveList.title}
        onKeyDown={walk}
        row={(count) => (
          <button
            type="button"
            class="window-row stratego-move"
            aria-current={count === current ? 'step' : undefined}
            tabIndex={count === Math.max(0, current) ? 0 : -1}
            onClick={() => onChoose(count)}
          >
            <MoveRow count={count} move={moves[count - 1]} note={count === 0 ? undefined : noteOf?.(count - 1)} />
          </button>
        )}
      />
    </div>
  );
}

interface MoveRowProps {
  readonly count: number;
  /** None at the start. */
  readonly move: ListedMove | undefined;
  readonly note: string | undefined;
}

function MoveRow({ count, move, note }: MoveRowProps): JSX.Element {
  if (!move) return <span class="stratego-move-start">{words.value.games.stratego.moveList.start}</span>;
  return (
    <>
      <span class={`stratego-move-side is-seat-${move.seat}`}>
        <span class="only-heard">{sideText(move.seat, words.value)}</span> {moveNumber(count)}
      </span>
      <span class="stratego-move-text">{moveText(move, words.value)}</span>
      {note !== undefined && <span class="badge stratego-note">{note}</span>}
    </>
  );
}
