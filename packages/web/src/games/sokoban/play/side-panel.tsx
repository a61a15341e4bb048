import type { JSX } from 'preact';
import { MoreTools } from './more-tools.tsx';
import type { Playing } from './play-page.tsx';
import type { RunCommand } from './use-sokoban-commands.ts';

interface SidePanelProps {
  readonly playing: Playing;
  readonly commands: RunCommand;
  readonly openHowTo: () => void;
  readonly openCollections: () => void;
}

/** Beside the board where there is room; else its tools are under “More”. */
export function SidePanel(props: SidePanelProps): JSX.Element {
  return (
    <aside class="game-side" onClick={giveKeysBack}>
      <MoreTools {...props} />
    </aside>
  );
}

/** After a change with the mouse the keys play again: a radio button would keep the arrows for itself. */
function giveKeysBack(): void {
  if (document.activeElement?.matches(':focus-visible')) return;
  document.querySelector<HTMLElement>('.board')?.focus({ preventScroll: true });
}
