import type { Cell } from '@dedalo/grid';
import { NO_WAY, type Runner } from '../state.ts';
import type { Ground } from './ground.ts';
import type { Race } from './race.ts';
import type { Track } from './track.ts';
import { GRACE, UNIT } from './units.ts';

/** Puts somebody on a cell, standing and safe for a while; or, with a runner, just as that one is. */
export function place(race: Race, track: Track, cell: Cell, as?: Runner): void {
  track.cell = cell;
  if (!as) {
    track.way = NO_WAY;
    track.wanted = NO_WAY;
    track.progress = 0;
    track.carry = 0;
    track.before = -1;
    track.grace = GRACE;
  }
  locate(race.grounds[track.map]!, track);
}

/** Works out where somebody is between cells. */
export function locate({ width }: Ground, track: Track): void {
  const column = track.cell % width;
  track.x = column * UNIT;
  track.y = ((track.cell - column) / width) * UNIT;
  if (track.way === 0) track.y -= track.progress;
  else if (track.way === 1) track.x += track.progress;
  else if (track.way === 2) track.y += track.progress;
  else if (track.way === 3) track.x -= track.progress;
}
