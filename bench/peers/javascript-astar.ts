import library from 'javascript-astar';
import { columnOf, type PathMap, type PathRun, rowOf } from './path-peer.ts';

/**
 * As its README has it, one graph for many searches, it answers wrongly: the start of each search stays closed for the
 * next ones. Cleaning the whole graph before each search helps.
 */
export function javascriptAstarPaths(map: PathMap, options: { cleans: boolean }): PathRun {
  const graph = new library.Graph(map.rows);
  const node = (cell: number) => graph.grid[rowOf(map, cell)]![columnOf(map, cell)]!;
  return ({ from, to }) => {
    if (options.cleans) graph.init();
    const path = library.astar.search(graph, node(from), node(to));
    return () => (path.length === 0 ? undefined : [from, ...path.map(({ x, y }) => x * map.grid.width + y)]);
  };
}
