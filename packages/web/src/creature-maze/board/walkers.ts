import type { Cell, Point } from '@dedalo/grid';
import type { Drawing } from '../creatures/shape.ts';
import { between, isOneStep, pointOfCell } from '../../canvas/motion.ts';

/** The parts of a view that are drawn. A view is one itself. */
export interface MazeScene {
  readonly rows: number;
  readonly columns: number;
  /** A row of signs each. */
  readonly cells: readonly string[];
  readonly species: readonly { readonly name: string }[];
  readonly creature: number;
  readonly hero: { readonly at: Cell };
  readonly opponents: readonly { readonly at: Cell | null; readonly species: number }[];
  /** Finds on the floor. */
  readonly finds?: readonly { readonly at: Cell; readonly drawing: Drawing }[];
}

/** The visible walkers of the maze: the opponents in sight, and the hero in front of them. */
export interface Walker {
  /** -1 for the hero, else the number of an opponent. */
  readonly who: number;
  readonly species: number;
  readonly from: Point;
  readonly to: Point;
  readonly looks: 'left' | 'right';
}

export const HERO = -1;

interface Standing {
  readonly who: number;
  readonly species: number;
  readonly at: Cell;
}

const standingIn = ({ hero, creature, opponents }: MazeScene): Standing[] => [
  ...opponents.flatMap(({ at, species }, who) => (at === null ? [] : [{ who, species, at }])),
  { who: HERO, species: creature, at: hero.at },
];

/** Walkers that went one cell since `before` walk there, the others stand still. */
export function walkersIn(view: MazeScene, before: readonly Walker[]): Walker[] {
  return standingIn(view).map(({ who, species, at }) => {
    const to = pointOfCell(at, view.columns);
    const was = before.find((walker) => walker.who === who && walker.species === species);
    const last = was ? was.to.y * view.columns + was.to.x : at;
    const from = was && isOneStep(last, at, view.columns) ? was.to : to;
    const looks = from.x === to.x ? (was?.looks ?? 'right') : from.x < to.x ? 'right' : 'left';
    return { who, species, from, to, looks };
  });
}

export const isWalking = ({ from, to }: Walker): boolean => from.x !== to.x || from.y !== to.y;

/** Where it is drawn, in cells. */
export const placeOf = (walker: Walker, progress: number): Point => between(walker, progress);
