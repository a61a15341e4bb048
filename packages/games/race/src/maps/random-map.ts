import { isOpen, type RaceMap, raceMapOf, type Random, type Size } from '@dedalo/grid';
import type { Level, Spawning } from '../content/content.ts';
import { type Course, openEnds } from './ends.ts';
import { digLabyrinth, type Growth } from './labyrinth.ts';
import { openDeadEnds } from './dead-ends.ts';
import type { LevelMap } from './level-map.ts';
import { placeOpponents } from './opponents.ts';
import { chosenCells } from './power-up-cells.ts';
import { randomSize } from './size.ts';
import { layZones } from './zones.ts';

/** A map made by chance, perfect or with some of its dead ends opened (R36, R37, R47, R48). Always solvable. */
export function makeRandomMap(
  source: { readonly isPerfect: boolean },
  request: {
    readonly random: Random;
    readonly level: Level;
    readonly screen: Size;
    readonly course: Course;
    readonly growth?: Growth;
  },
): LevelMap {
  const { random, level, course } = request;
  const grid = digLabyrinth(randomSize(request.screen, random), random, request.growth);
  if (!source.isPerfect) openDeadEnds(grid, { random, probability: level.deadEndsProbability });
  const ends = openEnds(grid, random, { course, isPerfect: source.isPerfect });
  const map = layZones(raceMapOf({ grid, ...ends }), random, level.complexity);
  const spawning = randomSpawning(level.complexity, random);
  return {
    map,
    opponents: placeOpponents(map, { random, level, taken: [] }),
    powerUpCells: chosenCells(corridorCells(map), { random, probability: spawning.cellProbability }),
    spawning,
  };
}

/** R47; at complexity 0 every cell may get power-ups (RB27). */
function randomSpawning(complexity: number, random: Random): Spawning {
  return {
    cellProbability: Math.min(1, 0.05 / complexity),
    interval: Math.max(2, Math.floor(12 * complexity)),
    limit: random.int(1, 7),
  };
}

const corridorCells = ({ grid, start, exit }: RaceMap): number[] =>
  [...grid.costs.keys()].filter((cell) => isOpen(grid, cell) && cell !== start && cell !== exit);
