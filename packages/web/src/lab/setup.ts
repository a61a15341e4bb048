import { type MazeAlgorithm, PATH_ALGORITHMS, MAZE_ALGORITHMS, type PathAlgorithm } from '@dedalo/grid';
import { SHAPES, type Shape } from './shape.ts';
import { SPEEDS } from './speeds.ts';

/** The choices of each list; the first is not always the default. */
export const CHOICES = {
  view: ['one', 'two'],
  generator: MAZE_ALGORITHMS,
  finder: PATH_ALGORITHMS,
  shape: SHAPES,
  speed: SPEEDS,
} as const;

export const SIDES = ['left', 'right'] as const;
export type Side = (typeof SIDES)[number];

export interface SideSetup {
  readonly generator: MazeAlgorithm;
  readonly finder: PathAlgorithm;
}

export const LEAST_SIZE = 7;
export const MOST_SIZE = 151;
/** Longer seeds are not typed by hand. */
export const LONGEST_SEED = 40;

/** All parameters of an experiment, and its speed. */
export interface Setup extends Readonly<Record<Side, SideSetup>> {
  readonly view: (typeof CHOICES.view)[number];
  /** Cells along the longer side, an odd number. */
  readonly size: number;
  readonly shape: Shape;
  /** Steps a second. */
  readonly speed: (typeof SPEEDS)[number];
  readonly seed: string;
  /** How many of a hundred dead ends are opened. */
  readonly braid: number;
  readonly isWrapped: boolean;
  /** Begins with the search, for comparing finders. */
  readonly isCarvingSkipped: boolean;
}

/** With two experiments, the same maze is searched in two ways. */
export const USUAL_SETUP: Setup = {
  view: 'one',
  left: { generator: 'backtracker', finder: 'bfs' },
  right: { generator: 'backtracker', finder: 'astar' },
  size: 41,
  shape: 'auto',
  speed: 200,
  seed: 'knossos',
  braid: 0,
  isWrapped: false,
  isCarvingSkipped: false,
};

export const sidesOf = ({ view }: Pick<Setup, 'view'>): readonly Side[] => (view === 'two' ? SIDES : ['left']);

/** The same for setups that differ only in what takes effect at once, such as the speed. */
export function experimentKey(setup: Setup): string {
  const { speed: _speed, right, ...rest } = setup;
  return JSON.stringify(setup.view === 'two' ? { ...rest, right } : rest);
}
