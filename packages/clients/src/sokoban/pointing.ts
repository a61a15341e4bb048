import { type Cell, type Direction, opposite } from '@dedalo/grid';
import { type Action, pushTo, type State, walkTo } from '@dedalo/sokoban';

/** The meaning of a click on a square. */
export type Pointed =
  | { readonly kind: 'pick'; readonly box: number | undefined }
  | { readonly kind: 'walk'; readonly way: readonly Direction[] }
  | { readonly kind: 'act'; readonly action: Action }
  | { readonly kind: 'no-walk' | 'no-push' | 'nothing' };

/** A click on floor walks there, one on a box picks it, and the next one sends a picked box. */
export function pointAt(state: State, picked: number | undefined, cell: Cell): Pointed {
  const { config, boxes, player } = state;
  if (config.mode === 'reverse') return pointInReverse(state, cell);
  if (player === null) return { kind: 'nothing' };
  const box = boxes.indexOf(cell);
  const isInside = config.level.isInside[cell] === 1;
  if (box !== -1) return { kind: 'pick', box: box === picked || !isInside ? undefined : box };
  if (picked !== undefined) {
    const way = pushTo(config.level, { player, boxes }, { box: picked, to: cell, by: 'moves' });
    return way ? { kind: 'walk', way } : { kind: 'no-push' };
  }
  const way = walkTo(config.level, { player, boxes }, cell);
  if (way) return { kind: 'walk', way };
  return { kind: isInside ? 'no-walk' : 'nothing' };
}

/** A click on a box beside the player pulls it; anywhere else walks, or puts the player down. */
function pointInReverse({ config, boxes, player }: State, cell: Cell): Pointed {
  if (player === null || !boxes.includes(cell)) return { kind: 'act', action: { type: 'jump', to: cell } };
  const { width } = config.level;
  const beside: readonly (readonly [Direction, Cell])[] = [
    ['north', player - width],
    ['south', player + width],
    ['west', player - 1],
    ['east', player + 1],
  ];
  const side = beside.find(([, at]) => at === cell)?.[0];
  return side ? { kind: 'act', action: { type: 'pull', direction: opposite(side) } } : { kind: 'nothing' };
}
