import createPlanner from 'l1-path-finder';
import ndarray from 'ndarray';
import { columnOf, type PathMap, type PathRun, rowOf } from './path-peer.ts';

/** It answers with the corners of the path; the cells in between are put in off the clock. */
export function l1Paths(map: PathMap): PathRun {
  const { width, height, costs } = map.grid;
  const walls = new Uint8Array(width * height);
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) walls[x * height + y] = costs[y * width + x] === 0 ? 1 : 0;
  }
  const planner = createPlanner(ndarray(walls, [width, height]));
  return ({ from, to }) => {
    const corners: number[] = [];
    const length = planner.search(columnOf(map, from), rowOf(map, from), columnOf(map, to), rowOf(map, to), corners);
    return () => (Number.isFinite(length) ? cellsBetween(corners, width) : undefined);
  };
}

function cellsBetween(corners: readonly number[], width: number): number[] {
  let [x = 0, y = 0] = corners;
  const cells = [y * width + x];
  for (let i = 2; i < corners.length; i += 2) {
    const toX = corners[i]!;
    const toY = corners[i + 1]!;
    while (x !== toX || y !== toY) {
      x += Math.sign(toX - x);
      y += Math.sign(toY - y);
      cells.push(y * width + x);
    }
  }
  return cells;
}
