import { findPath } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { PATH_METHODS, type PathMethod } from '../../src/content/content.ts';
import { raceOn, ticksUntil } from '../support/drawn-race.ts';

/** Mud straight ahead, and a longer dry way around it. */
const MUD = `
  ###########
  #    1    #
  # ####### #
  #a 99999 E#
  #S#########
  ###########
`;
const FAR = { width: 40, height: 40 };

/** The cells that an opponent comes to on its way to the exit. */
function cellsOf(pathMethod: PathMethod, map: string): number[] {
  const race = raceOn({ map, opponents: [{ speed: 3, pathMethod, chasesUser: false, exitSearchRect: FAR }] });
  const cells: number[] = [];
  ticksUntil(race, ({ opponents, status }) => {
    if (cells.at(-1) !== opponents[0]!.cell) cells.push(opponents[0]!.cell);
    return status === 'lost';
  });
  return cells;
}

const costOf = (cells: readonly number[], map: string): number => {
  const { costs } = raceOn({ map }).grounds[0]!.grid;
  return cells.slice(1).reduce((sum, cell) => sum + costs[cell]!, 0);
};

describe('R42: path_finding_method', () => {
  test('R42: path_finding_method BFS counts steps: straight through the mud', () => {
    expect(cellsOf('bfs', MUD)).toEqual([34, 35, 36, 37, 38, 39, 40, 41, 42]);
  });

  test.each(['dijkstra', 'astar'] as const)('R42: path_finding_method %s counts costs: around it', (method) => {
    const cells = cellsOf(method, MUD);
    expect(cells).toContain(16);
    expect(cells).not.toContain(38);
    expect(costOf(cells, MUD)).toBeLessThan(costOf(cellsOf('bfs', MUD), MUD));
  });

  test('R40: on even ground all methods are as short', () => {
    const even = MUD.replace('99999', '     ').replace('1', ' ');
    for (const method of PATH_METHODS) expect(cellsOf(method, even)).toHaveLength(9);
  });

  const FIELD = `
    ################
    #a95 1  23 91  #
    # 9#3#9#1#5#2# #
    # 1 71 2  8  19#
    #9#5#1#9#3#7#5##
    # 31  95 12  8 #
    #S#4#9#2#8#1#3 #
    # 2  71  9  41 #
    # #9#1#5#3#9#2##
    #  4   91  7  E#
    ################
  `;

  test.each(PATH_METHODS)('R40: the way of %s is as good as any', (method) => {
    const race = raceOn({ map: FIELD });
    const { grid, exit } = race.grounds[0]!;
    const cells = cellsOf(method, FIELD);
    const best = findPath(grid, { from: cells[0]!, to: exit, algorithm: method })!;
    const measure = (path: readonly number[]): number => (method === 'bfs' ? path.length : costOf(path, FIELD));
    expect(measure(cells)).toBe(measure(best.cells));
    // Shortest in steps is not cheapest here, or this would show nothing.
    expect(costOf(cellsOf('bfs', FIELD), FIELD)).toBeGreaterThan(costOf(cellsOf('dijkstra', FIELD), FIELD));
  });

  test.each(PATH_METHODS)('R40: %s: a goal of its own and one that many share lead as well', (method) => {
    const { grid, exit } = raceOn({ map: FIELD }).grounds[0]!;
    const ground = raceOn({ map: FIELD }).grounds[0]!;
    for (const [cell, cost] of grid.costs.entries()) {
      if (cost === 0 || cell === exit) continue;
      const follow = (way: (from: number) => number): number => {
        let sum = 0;
        for (let at = cell; at !== exit;) {
          at = ground.next(at, way(at));
          sum += method === 'bfs' ? 1 : grid.costs[at]!;
        }
        return sum;
      };
      expect(follow((from) => ground.wayTo(from, exit, method))).toBe(
        follow((from) => ground.wayToShared(from, exit, method)),
      );
    }
  });
});
