import { effect } from '@preact/signals';
import { type BoardPlace, EdgeLabels } from './edge-labels.ts';
import { type EdgeUse, hasEdges } from './has-edges.ts';

/** A board that tells whenever its squares lie elsewhere, and once when it is asked to. */
export interface EdgedBoard {
  placed: ((place: BoardPlace) => void) | undefined;
  tellPlace(): void;
}

/** Letters and numbers at the edge of a board, whenever the settings want them; what is given back ends it. */
export function showEdges(host: HTMLElement, board: EdgedBoard, use: EdgeUse): () => void {
  let labels: EdgeLabels | undefined;
  const hide = (): void => {
    labels?.destroy();
    labels = undefined;
    board.placed = undefined;
  };
  const stop = effect(() => {
    if (!hasEdges(use)) return hide();
    labels ??= new EdgeLabels(host);
    board.placed = (place) => labels?.place(place);
    board.tellPlace();
    return undefined;
  });
  return () => {
    stop();
    hide();
  };
}
