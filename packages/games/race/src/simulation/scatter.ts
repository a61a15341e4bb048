import type { Cell } from '@dedalo/grid';
import type { Ground } from './ground.ts';
import { place } from './placing.ts';
import type { Race } from './race.ts';
import type { Track } from './track.ts';

/** Moves somebody to a corridor cell that chance picks, never the exit (R30). */
export function scatter(race: Race, track: Track): void {
  const cells = corridorsOf(race.grounds[track.map]!);
  place(race, track, cells[race.draws.below(cells.length)]!);
}

const corridors = new WeakMap<Ground, readonly Cell[]>();

function corridorsOf(ground: Ground): readonly Cell[] {
  const known = corridors.get(ground);
  if (known) return known;
  const { costs } = ground.level.map.grid;
  const found = [...costs.keys()].filter((cell) => costs[cell] !== 0 && cell !== ground.exit);
  corridors.set(ground, found);
  return found;
}
