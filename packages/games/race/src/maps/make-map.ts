import { Random, type Size } from '@dedalo/grid';
import type { Level, MapSource } from '../content/content.ts';
import { type Course, COURSES } from './ends.ts';
import type { Growth } from './labyrinth.ts';
import type { LevelMap } from './level-map.ts';
import { makeRandomMap } from './random-map.ts';
import { makeTextMap } from './text-map.ts';

export interface MapRequest {
  readonly random: Random;
  readonly level: Level;
  /** The window's size in points, into which random maps fit (R47). */
  readonly screen: Size;
  /** Which way a random map is crossed: the same for all maps of a level (R48). */
  readonly course: Course;
  readonly growth?: Growth;
}

export const makeMap = (source: MapSource, request: MapRequest): LevelMap =>
  source.kind === 'text' ? makeTextMap(source, request) : makeRandomMap(source, request);

/** All maps of a level, in order. Each draws from a generator of its own, so that a change of one leaves the others. */
export function makeLevelMaps(
  level: Level,
  request: { readonly screen: Size; readonly random: Random; readonly growth?: Growth },
): LevelMap[] {
  const course = request.random.pick(COURSES);
  return level.maps.map((source) =>
    makeMap(source, { ...request, level, course, random: new Random(request.random.next()) }),
  );
}
