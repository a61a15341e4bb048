import library from 'easystarjs';
import { columnOf, type PathMap, type PathRun, rowOf } from './path-peer.ts';

export function easystarPaths(map: PathMap): PathRun {
  const finder = new library.js();
  finder.setGrid(map.rows);
  const tiles = [...new Set(map.grid.costs)].filter((cost) => cost !== 0);
  finder.setAcceptableTiles(tiles);
  for (const tile of tiles) finder.setTileCost(tile, tile);
  finder.enableSync();
  return ({ from, to }) => {
    let path: readonly { x: number; y: number }[] | null = null;
    finder.findPath(columnOf(map, from), rowOf(map, from), columnOf(map, to), rowOf(map, to), (found) => {
      path = found;
    });
    finder.calculate();
    const found = path as readonly { x: number; y: number }[] | null;
    return () => found?.map(({ x, y }) => y * map.grid.width + x);
  };
}
