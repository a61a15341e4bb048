import { Random } from '@dedalo/grid';
import type { SearchModel, Turn } from '../../../src/index.ts';

interface Node {
  readonly turn: Turn;
  readonly children: readonly number[];
  readonly probabilities: readonly number[];
  readonly value: number;
}

/** Values are few, so that many are equal; those between the ends are exact in binary. */
const VALUES = [-1, -0.5, 0, 0.25, 1];
const ESTIMATES = [-0.75, -0.25, 0, 0.5, 0.875];

export interface RandomModelOptions {
  readonly shape: 'tree' | 'acyclic' | 'cyclic';
  readonly hasChance?: boolean;
  readonly seats?: number;
}

/**
 * A game drawn by a seed: states are numbers from 0, actions the number of the child, counted from 0. In a tree no state
 * is reached twice; else states are met again, in cyclic games for ever.
 */
export function randomModel(seed: string, options: RandomModelOptions): SearchModel<number, number> {
  const { shape, hasChance = false, seats = 2 } = options;
  const random = new Random(seed);
  const size = random.int(6, 60);
  const nodes: Node[] = [];
  let unborn = 1;
  for (let at = 0; at < size; at++) {
    const mostChildren = at === 0 ? 4 : random.int(0, 4);
    const children: number[] = [];
    for (let left = at === 0 ? random.int(1, 4) : mostChildren; left > 0; left--) {
      if (shape === 'cyclic') children.push(random.below(size));
      else if (shape === 'acyclic' && at + 1 < size) children.push(random.int(at + 1, Math.min(size - 1, at + 8)));
      else if (shape === 'tree' && unborn < size) children.push(unborn++);
    }
    const isChance = hasChance && at > 0 && random.bool(0.35);
    const weights = children.map(() => random.int(1, 4));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    nodes.push({
      turn: children.length === 0 ? 'over' : isChance ? 'chance' : random.below(seats),
      children,
      probabilities: weights.map((weight) => weight / total),
      value: random.pick(children.length === 0 ? VALUES : ESTIMATES),
    });
  }
  // What is worth something to one seat is worth the opposite to the others.
  const worth = (state: number, seat: number): number => nodes[state]!.value * (seat === 0 ? 1 : -1);
  return {
    turn: (state) => nodes[state]!.turn,
    actions: (state) => [...nodes[state]!.children.keys()],
    play: (state, child) => nodes[state]!.children[child]!,
    value: worth,
    estimate: worth,
    chances: (state) =>
      nodes[state]!.children.map((next, at) => ({ probability: nodes[state]!.probabilities[at]!, state: next })),
    key: (state) => state,
  };
}
