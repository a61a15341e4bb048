import { AloneBox, FAR } from './alone.ts';
import type { Ground } from './ground.ts';

/** How far a lone box is from each goal on the empty board, and from which cells it reaches none. */
export interface Distances {
  /** By cell, by goal in the order of `ground.goals`: the least pushes from one to the other, `FAR` where there is no way. */
  readonly toGoals: Int32Array;
  /** The least pushes to any goal. */
  readonly toNearest: Int32Array;
  /** A byte a cell, 1 where a box is lost, and for the wall. */
  readonly dead: Uint8Array;
}

export function distancesOf(ground: Ground): Distances {
  const closed = new Uint8Array(ground.cells + 1);
  closed[ground.wall] = 1;
  const alone = new AloneBox(ground);
  alone.close(closed, ground.player);
  const goals = ground.goals.length;
  const toGoals = new Int32Array((ground.cells + 1) * goals);
  const least = new Int32Array(ground.cells + 1);
  for (const [index, goal] of ground.goals.entries()) {
    alone.pushesTo([goal], least);
    // A goal that has no way in or out still holds the box that is there.
    least[goal] = 0;
    for (const [cell, pushes] of least.entries()) toGoals[cell * goals + index] = pushes;
  }
  const toNearest = new Int32Array(ground.cells + 1);
  alone.pushesTo(ground.goals, toNearest);
  for (const goal of ground.goals) toNearest[goal] = 0;
  const dead = Uint8Array.from(toNearest, (pushes) => (pushes === FAR ? 1 : 0));
  dead[ground.wall] = 1;
  return { toGoals, toNearest, dead };
}
