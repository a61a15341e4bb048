import type { RaceNow } from '@dedalo/clients/race/race-now';
import { storeEntries, type StoreEntry } from '@dedalo/clients/race/store-entries';
import { TICKS_A_SECOND } from '@dedalo/race';

/** The display around the map. */
export interface Hud {
  readonly lives: number;
  readonly level: number;
  readonly map: number;
  readonly maps: number;
  readonly seconds: number;
  readonly store: readonly StoreEntry[];
  /** By opponent: the map that it is on. */
  readonly standing: readonly number[];
}

export const hudOf = (race: RaceNow): Hud => ({
  lives: race.lives,
  level: race.level,
  map: race.user.map,
  maps: race.maps.length,
  seconds: Math.floor(race.ticks / TICKS_A_SECOND),
  store: storeEntries(race),
  standing: race.opponents.map(({ map }) => map),
});

/** The letters that can be used, in the order in which they are shown. */
export const usable = ({ store }: Hud): readonly string[] =>
  store.flatMap(({ trigger, count }) => (trigger !== null && count > 0 ? [trigger] : []));
