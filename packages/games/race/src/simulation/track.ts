import type { Cell } from '@dedalo/grid';
import type { Properties } from '../content/content.ts';
import type { ActiveEffect, Runner, Way, Who } from '../state.ts';

/** A runner that ticks change. */
export interface Track {
  readonly who: Who;
  /** Its properties without, and with, what works on it. */
  readonly own: Properties;
  properties: Properties;
  map: number;
  cell: Cell;
  way: Way;
  wanted: Way;
  facing: Way;
  progress: number;
  carry: number;
  before: Cell;
  grace: number;
  effects: { -readonly [K in keyof ActiveEffect]: ActiveEffect[K] }[];
  /** Where it is, in parts of a cell. */
  x: number;
  y: number;
}

/** What there is to know of a runner besides what follows from it. */
export const runnerOf = (track: Runner): Runner => ({
  map: track.map,
  cell: track.cell,
  way: track.way,
  wanted: track.wanted,
  facing: track.facing,
  progress: track.progress,
  carry: track.carry,
  before: track.before,
  grace: track.grace,
  effects: track.effects.map(({ powerUp, as, left }) => ({ powerUp, as, left })),
});
