import { AloneBox, FAR } from './alone.ts';
import type { Distances } from './distances.ts';
import type { Ground } from './ground.ts';

export const STAYS = -1;
/** A step that only says where a box is to begin with. */
export const AT_FIRST = -2;
/** Where a box is that was taken off the board. */
export const OUTSIDE = -1;

/** One box is brought to a cell. */
export interface PlanStep {
  readonly to: number;
  /** Where it comes from: a cell where an earlier step parked it, anywhere (−1), or it is there from the beginning. */
  readonly from: number;
  /** The step that takes it away again, or `STAYS`. */
  readonly until: number;
}

/** What was done when the solved board was taken apart: `to` is where a box was pulled, `OUTSIDE` if it was taken off. */
export interface Removal {
  readonly from: number;
  readonly to: number;
}

/** The plan that is taking the board apart read backwards. */
export function planOf(removals: readonly Removal[], left: readonly number[]): PlanStep[] {
  let steps = left.map((to) => ({ to, from: AT_FIRST }));
  for (const { from, to } of removals.toReversed()) if (from !== to) steps.push({ to: from, from: to });
  steps = joined(steps);
  const withEnds = steps.map(({ to, from }, index) => ({
    to,
    from,
    until: steps.findIndex((later, at) => at > index && later.from === to),
  }));
  const isSettled = ({ from, until }: PlanStep): boolean => from === AT_FIRST && until === STAYS;
  const order = [...withEnds.filter(isSettled), ...withEnds.filter((step) => !isSettled(step))];
  return order.map(({ to, from, until }) => ({
    to,
    from,
    until: until === STAYS ? STAYS : order.indexOf(withEnds[until]!),
  }));
}

/** A box that is moved twice in a row is moved once. */
function joined(steps: readonly { to: number; from: number }[]): { to: number; from: number }[] {
  const result: { to: number; from: number }[] = [];
  for (const step of steps) {
    const last = result.at(-1);
    if (last && last.from !== AT_FIRST && step.from === last.to) {
      result.pop();
      if (last.from !== step.to) result.push({ to: step.to, from: last.from });
    } else result.push(step);
  }
  return result;
}

/** The order in which boxes are to be packed, and what follows from it for a position. */
export class Plan {
  readonly length: number;
  readonly #to: Int32Array;
  readonly #until: Int32Array;
  readonly #firsts: number;
  readonly #settled: number;
  /** By step: a byte a cell, 1 where a box would be in the way of the plan from then on. */
  readonly zones: readonly Uint8Array[];
  /** By step: how many steps over the floor a cell is from the zone. */
  readonly zoneDistances: readonly Int32Array[];

  constructor(ground: Ground, distances: Distances, steps: readonly PlanStep[]) {
    this.length = steps.length;
    this.#to = Int32Array.from(steps, ({ to }) => to);
    this.#until = Int32Array.from(steps, ({ until }) => until);
    this.#firsts = steps.filter(({ from }) => from === AT_FIRST).length;
    this.#settled = steps.filter(({ from, until }) => from === AT_FIRST && until === STAYS).length;
    const { zones, zoneDistances } = zonesOf(ground, distances, { steps, firsts: this.#firsts });
    this.zones = zones;
    this.zoneDistances = zoneDistances;
  }

  /** How many steps of the plan are done: all up to there whose boxes should still be there are in place. */
  done(closed: Uint8Array): number {
    const to = this.#to;
    const until = this.#until;
    let settled = 0;
    for (let step = 0; step < this.#settled; step++) settled += closed[to[step]!]!;
    if (settled < this.#settled) return settled;
    let done = this.length;
    for (let step = this.length - 1; step >= this.#firsts; step--) {
      if (closed[to[step]!] === 1) continue;
      if (until[step] === STAYS || until[step]! >= done) done = step;
    }
    let missing = 0;
    for (let step = 0; step < this.#firsts; step++) {
      if (closed[to[step]!] === 0 && until[step]! >= done) missing++;
    }
    return done - missing;
  }

  /** Where the next box goes; undefined where none is missing. */
  nextCell(closed: Uint8Array): number | undefined {
    const done = this.done(closed);
    return done < this.#firsts || done >= this.length || closed[this.#to[done]!] === 1 ? undefined : this.#to[done];
  }

  /** How many boxes are in the way when so many steps are done. */
  outOfPlan(boxes: ArrayLike<number>, length: number, done: number): number {
    const zone = this.zones[done];
    if (!zone) return 0;
    let count = 0;
    for (let i = 0; i < length; i++) count += zone[boxes[i]!]!;
    return count;
  }
}

/**
 * A cell is out of plan at a step if from there, with everything that stays packed up to that step, a box reaches none
 * of the cells that are still to be filled. A zone counts from the step at which the one before it began, so that boxes
 * are out of the way in time.
 */
function zonesOf(
  ground: Ground,
  { dead }: Distances,
  { steps, firsts }: { steps: readonly PlanStep[]; firsts: number },
): { zones: Uint8Array[]; zoneDistances: Int32Array[] } {
  const alone = new AloneBox(ground);
  const least = new Int32Array(ground.cells + 1);
  const closed = new Uint8Array(ground.cells + 1);
  const openCell = (): number => closed.findIndex((is) => is === 0);
  const latest: Uint8Array[] = [];
  for (let step = 0; step < steps.length; step++) {
    closed.fill(0);
    closed[ground.wall] = 1;
    for (const { to, until } of steps.slice(0, step + 1)) if (until === STAYS) closed[to] = 1;
    const zone = new Uint8Array(ground.cells + 1);
    const targets = steps.slice(step + 1).flatMap(({ to }) => (closed[to] === 0 ? [to] : []));
    const player = closed[ground.player] === 0 ? ground.player : openCell();
    if (player !== -1 && targets.length > 0) {
      alone.close(closed, player);
      alone.pushesTo(targets, least);
      for (let cell = 0; cell < ground.cells; cell++) {
        if (closed[cell] === 0 && dead[cell] === 0 && least[cell] === FAR) zone[cell] = 1;
      }
      for (const target of targets) zone[target] = 0;
    }
    latest.push(zone);
  }
  const zones: Uint8Array[] = [];
  let current: Uint8Array | undefined;
  for (const [step, zone] of latest.entries()) {
    if (current && isSame(current, zone)) continue;
    current = zone;
    while (zones.length <= step) zones.push(zone);
  }
  while (zones.length <= steps.length) zones.push(current ?? new Uint8Array(ground.cells + 1));
  const zoneDistances = zones.map((zone, done) => {
    closed.fill(0);
    closed[ground.wall] = 1;
    for (const { to, until } of steps.slice(0, Math.max(done, firsts))) {
      if (until === STAYS || until >= done) closed[to] = 1;
    }
    const from = [...zone.keys()].filter((cell) => zone[cell] === 1);
    const far = new Int32Array(ground.cells + 1).fill(FAR);
    if (from.length > 0) spread(ground, closed, from, far);
    return far;
  });
  return { zones, zoneDistances };
}

const isSame = (a: Uint8Array, b: Uint8Array): boolean => a.every((value, cell) => value === b[cell]);

/** Steps over the floor, not pushes: near enough for the order in which boxes are moved out of the way. */
function spread(ground: Ground, closed: Uint8Array, from: readonly number[], far: Int32Array): void {
  const queue = [...from];
  for (const cell of from) far[cell] = 0;
  for (const cell of queue) {
    for (let direction = 0; direction < 4; direction++) {
      const beside = ground.next[cell * 4 + direction]!;
      if (closed[beside] === 1 || far[beside] !== FAR) continue;
      far[beside] = far[cell]! + 1;
      queue.push(beside);
    }
  }
}
