import library from 'pathfinding';
import { columnOf, type PathMap, type PathRun, rowOf } from './path-peer.ts';

/** Its README: a grid serves one search only, clone it for the next. */
export function pathfindingPaths(map: PathMap, walls: number[][]): PathRun {
  const grid = new library.Grid(walls);
  const finder = new library.AStarFinder();
  return ({ from, to }) => {
    const path = finder.findPath(
      columnOf(map, from),
      rowOf(map, from),
      columnOf(map, to),
      rowOf(map, to),
      grid.clone(),
    );
    return () => path.map(([x, y]) => y * map.grid.width + x);
  };
}
