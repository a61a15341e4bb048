import type { GameRecord } from '@dedalo/engine';
import { NO_WAY, type RaceTypes, type Way } from '@dedalo/race';
import { RecordedRace } from './recorded-race.ts';

/** The user's place at a tick of a race. */
export interface GhostPlace {
  readonly level: number;
  readonly map: number;
  /** In the units of a `Track`. */
  readonly x: number;
  readonly y: number;
  readonly facing: Way;
  readonly isMoving: boolean;
}

/** An earlier race to run against. */
export interface Ghost {
  /** Its last tick. */
  readonly length: number;
  /** Undefined after its end. */
  at(tick: number): GhostPlace | undefined;
}

/** The ghost of a verified record: the race is run once, and stored tick by tick. */
export function ghostOf(record: GameRecord<RaceTypes>): Ghost {
  const recorded = new RecordedRace(record);
  const moments = recorded.length + 1;
  const xs = new Int32Array(moments);
  const ys = new Int32Array(moments);
  const levels = new Uint8Array(moments);
  const maps = new Uint8Array(moments);
  const facings = new Uint8Array(moments);
  const moving = new Uint8Array(moments);
  for (let tick = 0; ; tick++) {
    const { level, user } = recorded.race;
    xs[tick] = user.x;
    ys[tick] = user.y;
    levels[tick] = level;
    maps[tick] = user.map;
    facings[tick] = user.facing;
    moving[tick] = user.way === NO_WAY ? 0 : 1;
    if (recorded.isOver) break;
    recorded.tick();
  }
  const { length } = recorded;
  return {
    length,
    at: (tick) =>
      tick >= 0 && tick <= length && Number.isInteger(tick)
        ? {
            level: levels[tick]!,
            map: maps[tick]!,
            x: xs[tick]!,
            y: ys[tick]!,
            facing: facings[tick]!,
            isMoving: moving[tick] === 1,
          }
        : undefined,
  };
}
