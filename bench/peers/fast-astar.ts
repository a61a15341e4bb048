import { Astar, Grid } from 'fast-astar';
import { columnOf, type PathMap, type PathRun, rowOf } from './path-peer.ts';

const STRAIGHT = { rightAngle: true, optimalResult: true };

/** It has several implementations behind one door. The first search waits for the WebAssembly to be there. */
export async function fastAstarPaths(map: PathMap, walls: number[][], prefer: 'wasm' | 'master'): Promise<PathRun> {
  const finder = new Astar(Grid.fromArray(walls), { prefer });
  await finder.search([0, 0], [0, 0], STRAIGHT);
  return async ({ from, to }) => {
    const path = await finder.search(
      [columnOf(map, from), rowOf(map, from)],
      [columnOf(map, to), rowOf(map, to)],
      STRAIGHT,
    );
    return () => path?.map(([x, y]) => y * map.grid.width + x);
  };
}
