import type { JSX } from 'preact';
import { words } from '../speech.ts';
import { Icon } from '../ui/icon.tsx';

const ZOOM = 1.25;

interface Zoomed {
  zoomBy(factor: number): void;
  showAll(): void;
}

/** Larger, smaller, all of it; `board` is called at a click, because the board may be created later. */
export function ZoomRow({ board }: { readonly board: () => Zoomed | undefined }): JSX.Element {
  const said = words.value.web.game;
  return (
    <div class="zoom-row">
      <button
        type="button"
        class="icon-button"
        aria-label={said.zoomOut}
        title={said.zoomOut}
        onClick={() => board()?.zoomBy(1 / ZOOM)}
      >
        <Icon name="minus" />
      </button>
      <button type="button" class="button" onClick={() => board()?.showAll()}>
        {said.zoomFit}
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={said.zoomIn}
        title={said.zoomIn}
        onClick={() => board()?.zoomBy(ZOOM)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
