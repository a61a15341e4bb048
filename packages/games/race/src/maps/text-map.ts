import { type Cell, cellsOfRole, parseRaceMap, type RaceMap, type Random } from '@dedalo/grid';
import type { Level, MapSource } from '../content/content.ts';
import type { LevelMap } from './level-map.ts';
import { placeOpponents } from './opponents.ts';
import { chosenCells } from './power-up-cells.ts';

type TextSource = Extract<MapSource, { kind: 'text' }>;

/** A map that is written out (R34). Its rows were checked when the content was read. */
export function makeTextMap(source: TextSource, request: { random: Random; level: Level }): LevelMap {
  const { random, level } = request;
  const read = parseRaceMap(source.rows, { wrap: true });
  if (!read.ok) throw new Error(`${source.file} is no map: ${JSON.stringify(read.error)}`);
  const { map } = read.value;
  const places = cellsOfRole(map, 'opponent').slice(0, level.opponents.length);
  const further = placeOpponents(map, { random, taken: places, level });
  return {
    map,
    opponents: [...places, ...further],
    powerUpCells: powerUpCellsOf(map, { random, probability: source.spawning.cellProbability }),
    spawning: source.spawning,
  };
}

function powerUpCellsOf(map: RaceMap, chance: { random: Random; probability: number }): Cell[] {
  const kept = cellsOfRole(map, 'bonus');
  return [...kept, ...chosenCells(cellsOfRole(map, 'free'), chance)].sort((a, b) => a - b);
}
