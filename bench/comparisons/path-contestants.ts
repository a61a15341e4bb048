import { type Grid, type PathAlgorithm, PathFinder } from '@dedalo/grid';
import type { Query } from '../judges/path.ts';
import { type PathAnswer, type PathMap, type PathRun, toPathMap, wallRows } from '../peers/path-peer.ts';
import type { Contestant } from './comparison.ts';

export type PathContestant = Contestant<Query, PathAnswer>;

export function ourPaths(grid: () => Grid, options: { algorithm: PathAlgorithm; landmarks?: number }): PathContestant {
  const { algorithm, landmarks = 0 } = options;
  return {
    name: `Dedalo ${algorithm}${landmarks > 0 ? `, ${landmarks} landmarks` : ''}`,
    kind: 'ours',
    load: async () => {
      const map = grid();
      return () => {
        const finder = new PathFinder(map, { landmarks });
        // The memory of an algorithm is laid out when it is first asked for.
        const open = map.costs.findIndex((cost) => cost !== 0);
        finder.begin(open, open, algorithm);
        return ({ from, to }) => {
          const isFound = finder.search(from, to, algorithm);
          return () => (isFound ? finder.cells.slice(0, finder.length + 1) : undefined);
        };
      };
    },
  };
}

type Load = (map: PathMap) => Promise<() => PathRun | Promise<PathRun>>;

const peer = (name: string, grid: () => Grid, load: Load): PathContestant => ({
  name,
  kind: 'peer',
  load: () => load(toPathMap(grid())),
});

/** Peers that know only walls. */
export const unitCostPeers = (grid: () => Grid): PathContestant[] => [
  peer('l1-path-finder 1.0.0', grid, async (map) => {
    const { l1Paths } = await import('../peers/l1-path-finder.ts');
    return () => l1Paths(map);
  }),
  peer('fast-astar 2.0.2, WebAssembly', grid, async (map) => {
    const { fastAstarPaths } = await import('../peers/fast-astar.ts');
    const walls = wallRows(map);
    return () => fastAstarPaths(map, walls, 'wasm');
  }),
  peer('fast-astar 2.0.2, JavaScript', grid, async (map) => {
    const { fastAstarPaths } = await import('../peers/fast-astar.ts');
    const walls = wallRows(map);
    return () => fastAstarPaths(map, walls, 'master');
  }),
  peer('pathfinding 0.4.18', grid, async (map) => {
    const { pathfindingPaths } = await import('../peers/pathfinding.ts');
    const walls = wallRows(map);
    return () => pathfindingPaths(map, walls);
  }),
];

/** Peers that know costs as well. */
export const costPeers = (grid: () => Grid): PathContestant[] => [
  peer('easystarjs 0.4.4', grid, async (map) => {
    const { easystarPaths } = await import('../peers/easystar.ts');
    return () => easystarPaths(map);
  }),
  peer('javascript-astar 0.4.1', grid, async (map) => {
    const { javascriptAstarPaths } = await import('../peers/javascript-astar.ts');
    return () => javascriptAstarPaths(map, { cleans: false });
  }),
  peer('javascript-astar 0.4.1, cleaned', grid, async (map) => {
    const { javascriptAstarPaths } = await import('../peers/javascript-astar.ts');
    return () => javascriptAstarPaths(map, { cleans: true });
  }),
];
