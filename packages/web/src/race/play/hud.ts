import type { RaceNow } from '@dedalo/clients/race/race-now';
import { TICKS_A_SECOND } from '@dedalo/race';

/** Something that the user carries or that works on it. */
export interface StoreEntry {
  readonly powerUp: number;
  readonly name: string;
  readonly trigger: string | null;
  readonly count: number;
  /** Seconds for which it still works, or will work. */
  readonly seconds: number;
  readonly isWorking: boolean;
}

/** What is told around the map. */
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

export function hudOf(race: RaceNow): Hud {
  const { content, stock, user } = race;
  const store = content.powerUps.flatMap(({ name, trigger, duration }, powerUp): StoreEntry[] => {
    const working = user.effects.find((effect) => effect.powerUp === powerUp);
    const count = stock[powerUp]!;
    if (count === 0 && !working) return [];
    const seconds = working ? Math.ceil(working.left / TICKS_A_SECOND) : Math.round(duration);
    return [{ powerUp, name, trigger, count, seconds, isWorking: working !== undefined }];
  });
  return {
    lives: race.lives,
    level: race.level,
    map: user.map,
    maps: race.maps.length,
    seconds: Math.floor(race.ticks / TICKS_A_SECOND),
    store,
    standing: race.opponents.map(({ map }) => map),
  };
}

/** What the n-th button of somebody with few buttons uses. */
export const usable = ({ store }: Hud): readonly string[] =>
  store.flatMap(({ trigger, count }) => (trigger !== null && count > 0 ? [trigger] : []));
