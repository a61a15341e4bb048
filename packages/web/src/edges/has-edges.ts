import { isPresenting } from '../app/presentation.ts';
import { settings } from '../store/settings.ts';

/**
 * What is said of the squares of a board. In Stratego and in replays every move is told by its squares, elsewhere one plays by
 * eye, until a class looks on and speaks of squares. In the race there is no time for that.
 */
export type EdgeUse = 'named' | 'played' | 'raced';

const USUAL: Readonly<Record<EdgeUse, () => boolean>> = {
  named: () => true,
  played: () => isPresenting.value,
  raced: () => false,
};

/** Whether letters and numbers stand at the edge. */
export function hasEdges(use: EdgeUse): boolean {
  const { edges } = settings.value;
  return edges === 'auto' ? USUAL[use]() : edges === 'all';
}
