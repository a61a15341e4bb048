import type { Cell, RaceMap } from '@dedalo/grid';
import type { Spawning } from '../content/content.ts';

/** A map of a level, ready to be raced on: its grid is a torus whose start and exit are sealed (R35, RB10). */
export interface LevelMap {
  readonly map: RaceMap;
  /** Where each of the level's opponents starts, by its index. */
  readonly opponents: readonly Cell[];
  /** The cells on which power-ups may come up, in ascending order. */
  readonly powerUpCells: readonly Cell[];
  readonly spawning: Spawning;
}
