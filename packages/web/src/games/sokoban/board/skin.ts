import type { Direction, Rectangle } from '@dedalo/grid';
import type { Pen } from '../../../canvas/pen.ts';
import type { Theme } from '../../../design/theme.ts';
import type { Contour } from './contours.ts';
import type { Plan } from './plan.ts';

export const SKIN_IDS = ['knossos', 'paper', 'harbour'] as const;
export type SkinId = (typeof SKIN_IDS)[number];

export interface Look {
  readonly skin: SkinId;
  readonly theme: Theme;
}

export interface BoxLook {
  readonly isOnGoal: boolean;
  readonly isLost: boolean;
}

/** How the player holds a box: not at all, in front, or pulling it behind. */
export const GRIPS = ['none', 'push', 'pull'] as const;
export type Grip = (typeof GRIPS)[number];

export interface PlayerLook {
  readonly facing: Direction;
  readonly grip: Grip;
  /** 0 both feet together, 1 and 2 one foot before the other. */
  readonly stride: 0 | 1 | 2;
  readonly isReverse: boolean;
}

export type { Pen };

/** All walls of a part of a level at once, so that they are joined. */
export interface Masonry {
  readonly contours: readonly Contour[];
  /** The same borders where walls that only touch by a corner stay apart: for lines that run within them. */
  readonly blocks: readonly Contour[];
  /** The border of walls and floor together. */
  readonly coast: readonly Contour[];
  readonly plan: Plan;
  /** The cells that are drawn. */
  readonly window: Rectangle;
}

/** How many different floor tiles a skin has. */
export const FLOOR_VARIANTS = 8;

/**
 * The drawing of a board. Tiles are `size` device pixels and begin at the pen's origin. The player and the two frames
 * may stand out of their tile by a quarter, nothing else may; the mark of reach keeps to the middle half. Light falls
 * from the north-west.
 */
export interface Skin {
  /** The surroundings of the board, where the picture cannot be transparent. */
  readonly page: string;
  /** The shadow of the board on the page. */
  readonly shade: string;
  /** Drawn on the page round the walls, below everything else; the pen is at the origin of the level. */
  around?(pen: Pen, size: number, masonry: Masonry): void;
  floor(pen: Pen, size: number, variant: number): void;
  /** The low border of a floor tile where the grid ends without a wall; drawn along the tile's north side. */
  rim(pen: Pen, size: number): void;
  goal(pen: Pen, size: number): void;
  dead(pen: Pen, size: number): void;
  /** The pen is at the origin of the level. */
  walls(pen: Pen, size: number, masonry: Masonry): void;
  /** How round the corners of the walls are, in tiles: there the floor looks through. */
  readonly round: number;
  box(pen: Pen, size: number, look: BoxLook): void;
  player(pen: Pen, size: number, look: PlayerLook): void;
  reach(pen: Pen, size: number): void;
  picked(pen: Pen, size: number): void;
  cursor(pen: Pen, size: number): void;
  target(pen: Pen, size: number): void;
}
