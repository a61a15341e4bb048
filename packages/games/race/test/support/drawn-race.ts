import { Random } from '@dedalo/grid';
import type { LevelMap } from '../../src/maps/level-map.ts';
import { makeLevelMaps } from '../../src/maps/make-map.ts';
import { levelScene, Race } from '../../src/simulation/race.ts';
import type { Config, Event, Item, Runner, Scene } from '../../src/state.ts';
import { contentOf, type Described } from './content.ts';
import { cellOf, ITEM_SYMBOLS, OPPONENT_SYMBOLS, USER_SYMBOL } from './drawing.ts';
import { Luck } from './luck.ts';

export const NORTH = { way: 0 } as const;
export const EAST = { way: 1 } as const;
export const SOUTH = { way: 2 } as const;
export const WEST = { way: 3 } as const;

/**
 * A race as it is drawn: `@` is the user (on S where there is none), `a`, `b`, … the opponents, `X`, `Y`, `Z` lying
 * power-ups; all else is as in a text map. Everybody stands and can collide.
 */
export interface Drawn extends Omit<Described, 'levels'> {
  /** The maps of the first level: a drawing, or some. */
  readonly map: string | readonly string[];
  readonly furtherLevels?: Described['levels'];
  readonly stock?: readonly number[];
  readonly mostTicks?: number;
  /** What else the user, or the opponents, are. */
  readonly userIs?: Partial<Runner>;
  readonly opponentsAre?: readonly Partial<Runner>[];
  /** What chance brings, draw by draw; otherwise it comes from a seed. */
  readonly luck?: readonly number[];
  readonly seed?: string;
}

export function sceneOn(drawing: Drawn): Scene {
  const maps = typeof drawing.map === 'string' ? [drawing.map] : drawing.map;
  const content = contentOf({ ...drawing, levels: [maps, ...(drawing.furtherLevels ?? [])] });
  const config: Config = { content, mostTicks: drawing.mostTicks ?? 1_000_000 };
  const level = levelScene(content, 0, mapsOf(config, 0));
  return {
    config,
    ticks: 0,
    status: 'running',
    end: null,
    transition: null,
    ...level,
    user: { ...runnerIn(maps, USER_SYMBOL, level.user), ...drawing.userIs },
    opponents: level.opponents.map((runner, index) =>
      Object.assign(runnerIn(maps, OPPONENT_SYMBOLS[index]!, runner), drawing.opponentsAre?.[index]),
    ),
    items: maps.flatMap((map, index) => itemsIn(map, index)),
    lives: content.user.lives,
    stock: drawing.stock ?? content.powerUps.map(() => 0),
  };
}

const mapsOf = ({ content }: Config, level: number): LevelMap[] =>
  makeLevelMaps(content.levels[level]!, { screen: content.screen, random: new Random(`level ${level}`) });

/** A runner that stands where it is drawn, if it is, and can collide. */
function runnerIn(maps: readonly string[], symbol: string, runner: Runner): Runner {
  const map = maps.findIndex((drawing) => cellOf(drawing, symbol) !== undefined);
  const place = map === -1 ? {} : { map, cell: cellOf(maps[map]!, symbol)! };
  return { ...runner, ...place, grace: 0 };
}

const itemsIn = (drawing: string, map: number): Item[] =>
  [...ITEM_SYMBOLS].flatMap((symbol, powerUp) => {
    const cell = cellOf(drawing, symbol);
    return cell === undefined ? [] : [{ powerUp, map, cell, age: 0 }];
  });

export function raceOn(drawing: Drawn): Race {
  const scene = sceneOn(drawing);
  const draws = drawing.luck ? new Luck(drawing.luck) : new Random(drawing.seed ?? 'drawn');
  return new Race(scene, { draws, mapsOf: (level) => mapsOf(scene.config, level) });
}

export function run(race: Race, ticks: number): void {
  for (let left = ticks; left > 0; left--) race.tick();
}

/** The ticks until something is so; throws where it does not come to be. */
export function ticksUntil(race: Race, isSo: (race: Race) => boolean, most = 10_000): number {
  for (let ticks = 0; ticks <= most; ticks++) {
    if (isSo(race)) return ticks;
    race.tick();
  }
  throw new Error(`it is not so after ${most} ticks`);
}

export const eventsOf = <T extends Event['type']>(race: Race, type: T): Extract<Event, { type: T }>[] =>
  race.events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
