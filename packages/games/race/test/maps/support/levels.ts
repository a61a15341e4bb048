import { type Cell, DIRECTIONS, type Grid, isOpen, neighbour } from '@dedalo/grid';
import type { Character, Level, MapSource, Spawning } from '../../../src/content/content.ts';

const OPPONENT: Character = {
  name: 'hound',
  properties: {
    speed: 2,
    ignoresCollisions: false,
    alpha: 1,
    breaksWalls: false,
    visibleArea: null,
    showsPath: false,
    chaseRect: { width: 2, height: 2 },
    exitSearchRect: { width: 2, height: 2 },
    chasesUser: true,
    pathMethod: 'bfs',
    chase: 'classic',
  },
  sprites: null,
};

export function levelOf(parts: {
  maps?: readonly MapSource[];
  opponents?: number;
  complexity?: number;
  deadEndsProbability?: number;
}): Level {
  return {
    name: 'Test',
    complexity: parts.complexity ?? 0.5,
    deadEndsProbability: parts.deadEndsProbability ?? 0.2,
    maps: parts.maps ?? [],
    opponents: Array.from({ length: parts.opponents ?? 0 }, () => OPPONENT),
    background: null,
    wall: null,
    audio: null,
  };
}

export const NO_SPAWNING: Spawning = { cellProbability: 0, interval: 10, limit: 5 };

/** A map drawn as text; a first empty line and the indentation of the second are left away everywhere. */
export function drawn(drawing: string, spawning: Partial<Spawning> = {}): Extract<MapSource, { kind: 'text' }> {
  const lines = drawing.split('\n').slice(1);
  const indent = /^ */.exec(lines[0]!)![0].length;
  const rows = lines
    .map((line) => line.slice(indent))
    .slice(0, -1)
    .join('\n');
  return { kind: 'text', file: 'drawn.cfg', rows: `${rows}\n`, spawning: { ...NO_SPAWNING, ...spawning } };
}

export const openCells = (grid: Grid): Cell[] => [...grid.costs.keys()].filter((cell) => isOpen(grid, cell));

export const waysFrom = (grid: Grid, cell: Cell): Cell[] =>
  DIRECTIONS.flatMap((direction) => neighbour(grid, cell, direction) ?? []).filter((next) => isOpen(grid, next));

/** Links between open cells, around the edges too. */
export const linkCount = (grid: Grid): number =>
  openCells(grid).reduce((sum, cell) => sum + waysFrom(grid, cell).length, 0) / 2;

export function reachedFrom(grid: Grid, start: Cell): Set<Cell> {
  const reached = new Set([start]);
  for (const cell of reached) for (const next of waysFrom(grid, cell)) reached.add(next);
  return reached;
}
