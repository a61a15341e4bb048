import type { SearchModel } from '../../../src/index.ts';

/** A tree written down: a number is an end and what it is worth to seat 0; in lists the seats choose in turn. */
export type DrawnTree = number | readonly DrawnTree[];

export interface DrawnState {
  readonly tree: DrawnTree;
  readonly count: number;
}

/** Actions are the places in a list, counted from 0. */
export const drawnTree: SearchModel<DrawnState, number> = {
  turn: ({ tree, count }) => (typeof tree === 'number' ? 'over' : count % 2),
  actions: ({ tree }) => [...(tree as readonly DrawnTree[]).keys()],
  play: ({ tree, count }, at) => ({ tree: (tree as readonly DrawnTree[])[at]!, count: count + 1 }),
  value: ({ tree }, seat) => (seat === 0 ? (tree as number) : -(tree as number)),
};

export const drawn = (tree: DrawnTree): DrawnState => ({ tree, count: 0 });
