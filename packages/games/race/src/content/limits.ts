/** The least and the most that a number may be. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

export const MOST_FILES = 1000;
export const MOST_LEVELS = 100;
/** Of a level. */
export const MOST_MAPS = 50;
export const MOST_OPPONENTS = 500;
export const MOST_POWER_UPS = 100;
export const LONGEST_NAME = 64;
export const LONGEST_PATH = 200;

/** Points; random maps of the largest are 507 cells wide (R47). */
export const SCREEN_SIDES: Range = { least: 64, most: 16_384 };
/** Cells of a map that is drawn by hand. */
export const MAP_SIDES: Range = { least: 1, most: 512 };
/** With the 6 of the fastest cells still less than a cell a tick (R39). */
export const SPEEDS: Range = { least: 0, most: 50 };
export const SHARES: Range = { least: 0, most: 1 };
/** Cells of a rectangle around a character. */
export const RECTANGLE_SIDES: Range = { least: 0, most: 1000 };
export const LIVES: Range = { least: 1, most: 255 };
export const LIVES_GIVEN: Range = { least: -255, most: 255 };
export const SECONDS: Range = { least: 0, most: 3600 };
/** The most is as good as no limit. */
export const LIMITS: Range = { least: 0, most: 1_000_000 };

/** Points of a side of a picture. */
export const MOST_PICTURE_SIDE = 4096;
/** Points of a side of a cell, a frame or an icon. */
export const MOST_FRAME_SIDE = 256;
/** Of all pictures together: unpacked they take four bytes a point, however small their files are. */
export const MOST_POINTS = 32_000_000;
