import { FAR } from './alone.ts';
import type { Children } from './feature-search.ts';
import { CUT, featureOf, fewer, HOT, IN_THE_WAY, PACKED, PARTS } from './features.ts';
import type { Plan } from './plan.ts';
import type { Terrain } from './terrain.ts';

const NONE = -1;
const IMPROVED = [PACKED, PARTS, CUT, HOT] as const;

export interface Situation {
  /** Of the position from which the moves are. */
  readonly score: number;
  /** By child, a byte: whether other boxes can be pushed from cells that were out of reach. */
  readonly opens: Uint8Array;
  readonly terrain: Terrain;
  readonly plan: Plan;
  /** The cell that the plan fills next, if it is open. */
  readonly next: number | undefined;
}

/**
 * Seven advisors, each of which recommends at most one move, none of them one that undoes a step of the plan: four
 * for a feature each (pack, join parts of the floor, open ways between rooms, cool hotspots), one that opens new pushes,
 * one that clears what is in the way of the plan, one that clears the cell that is next. A move that is recommended
 * weighs nothing.
 */
export function advise(children: Children, situation: Situation): void {
  if (children.count === 0) return;
  const packing = improving(children, situation, PACKED);
  const recommended = [
    packing,
    ...IMPROVED.slice(1).map((feature) => improving(children, situation, feature)),
    opening(children, situation),
    clearing(children, situation),
    packing === NONE ? clearingNext(children, situation) : NONE,
  ];
  for (const child of recommended) if (child !== NONE) children.weight[child] = 0;
  // Where there is hardly a choice, the first one costs nothing either.
  if (children.count <= 2) children.weight[0] = 0;
}

/** The best child of those that pass. */
function bestOf(children: Children, passes: (child: number, score: number) => boolean): number {
  let best = NONE;
  for (let child = 0; child < children.count; child++) {
    const score = children.score[child]!;
    if ((best === NONE || score > children.score[best]!) && passes(child, score)) best = child;
  }
  return best;
}

function improving(children: Children, { score }: Situation, feature: number): number {
  const packed = featureOf(score, PACKED);
  const value = featureOf(score, feature);
  return bestOf(children, (_, other) => featureOf(other, feature) > value && featureOf(other, PACKED) >= packed);
}

function opening(children: Children, situation: Situation): number {
  const packed = featureOf(situation.score, PACKED);
  return bestOf(
    children,
    (child, score) =>
      situation.opens[child] === 1 && featureOf(score, PACKED) >= packed && isReversible(children, child, situation),
  );
}

/** Whether the box alone could be pushed back to where it was. */
const isReversible = (children: Children, child: number, { terrain }: Situation): boolean =>
  terrain.reach[children.to(child)]![children.from(child)] === 1;

/** Packs no less, divides the floor no more and cuts no more ways. */
const keeps = (score: number, base: number): boolean =>
  featureOf(score, PACKED) >= featureOf(base, PACKED) &&
  featureOf(score, PARTS) >= featureOf(base, PARTS) &&
  featureOf(score, CUT) >= featureOf(base, CUT);

/** Of the boxes nearest to what shall be clear, one that goes the farthest away from it. */
function takingAway(children: Children, distances: Int32Array, passes: (child: number) => boolean): number {
  let best = NONE;
  let nearest = Infinity;
  let farthest = -1;
  for (let child = 0; child < children.count; child++) {
    const from = distances[children.from(child)]!;
    const to = distances[children.to(child)]!;
    if (from > nearest || (from === nearest && to <= farthest) || !passes(child)) continue;
    nearest = from;
    farthest = to;
    best = child;
  }
  return best;
}

function clearing(children: Children, situation: Situation): number {
  const { score, plan } = situation;
  if (featureOf(score, IN_THE_WAY) === fewer(0, IN_THE_WAY)) return NONE;
  const distances = plan.zoneDistances[featureOf(score, PACKED)]!;
  return takingAway(children, distances, (child) => {
    const other = children.score[child]!;
    const from = distances[children.from(child)]!;
    const to = distances[children.to(child)]!;
    return (
      to !== FAR &&
      to > from &&
      keeps(other, score) &&
      featureOf(other, IN_THE_WAY) >= featureOf(score, IN_THE_WAY) &&
      isReversible(children, child, situation)
    );
  });
}

function clearingNext(children: Children, { score, terrain, next }: Situation): number {
  if (next === undefined) return NONE;
  const walks = terrain.walksFrom(next);
  return takingAway(
    children,
    walks,
    (child) => walks[children.to(child)]! >= walks[children.from(child)]! && keeps(children.score[child]!, score),
  );
}
