import { cellsOfRole, parseRaceMap, PathFinder, type RaceMap } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import type { Level } from '../../src/content/content.ts';
import { SHIPPED_GAMES, shippedContent } from '../../src/shipped/shipped.ts';
import { openCells, reachedFrom } from '../maps/support/levels.ts';

interface Drawn {
  readonly file: string;
  readonly rows: string;
  readonly level: Level;
  readonly map: RaceMap;
}

const drawn: Drawn[] = SHIPPED_GAMES.flatMap((game) => shippedContent(game).levels).flatMap((level) =>
  level.maps.flatMap((source) => {
    if (source.kind !== 'text') return [];
    const read = parseRaceMap(source.rows, { wrap: true });
    if (!read.ok) throw new Error(`${source.file}: ${read.error.code}`);
    return [{ file: source.file, rows: source.rows, level, map: read.value.map }];
  }),
);

const quickest = ({ start, exit }: RaceMap, grid: RaceMap['grid']): number => {
  const finder = new PathFinder(grid);
  return finder.search(start, exit) ? finder.cost : Infinity;
};

describe.each(drawn)('the map $file', ({ rows, level, map }) => {
  test('fits a screen', () => {
    expect(map.grid.width).toBeLessThanOrEqual(37);
    expect(map.grid.height).toBeLessThanOrEqual(21);
  });

  test('has no cell that nobody can reach, and no row that ends with a blank', () => {
    expect(reachedFrom(map.grid, map.start).size).toBe(openCells(map.grid).length);
    expect(rows.split('\n').filter((row) => row.endsWith(' '))).toEqual([]);
  });

  test('has a cell for every power-up that is kept for it, and one for each opponent', () => {
    expect(cellsOfRole(map, 'bonus').length).toBeGreaterThan(0);
    expect(cellsOfRole(map, 'opponent').length).toBeGreaterThanOrEqual(level.opponents.length);
  });

  test('looks the same from the left and from the right, start and exit left aside', () => {
    const mirrored = rows
      .split('\n')
      .map((row) => [...row].reverse().join(''))
      .join('\n');
    const differing = [...rows].filter((sign, i) => sign !== mirrored[i]);
    expect(differing.length).toBeLessThanOrEqual(4);
  });
});

test('some drawn maps are quicker to cross around the edge, and most have cheap and dear cells', () => {
  const aroundTheEdge = drawn.filter(
    ({ map }) => quickest(map, map.grid) < quickest(map, { ...map.grid, wrap: false }),
  );
  expect(aroundTheEdge.length).toBeGreaterThanOrEqual(2);
  const zoned = drawn.filter(({ map }) => {
    const costs = [...map.grid.costs];
    return costs.some((cost) => cost > 5) && costs.some((cost) => cost > 0 && cost < 5);
  });
  expect(zoned.length).toBeGreaterThan(drawn.length / 2);
});
