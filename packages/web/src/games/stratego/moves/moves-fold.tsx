import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { words } from '../../../speech.ts';

/** Where the list of moves is below the board and not beside it. */
const NARROW = '(width < 60rem)';

/** The list of moves under its title; where there is little room it is folded at first. */
export function MovesFold({ children }: { readonly children: ComponentChildren }): JSX.Element {
  const [isOpen, setOpen] = useState(() => !matchMedia(NARROW).matches);
  return (
    <details class="stratego-moves-fold" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.value.games.stratego.moveList.title}</summary>
      {isOpen && children}
    </details>
  );
}
