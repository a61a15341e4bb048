export * from './result.ts';
export * from './geometry/direction.ts';
export * from './geometry/point.ts';
export * from './geometry/rectangle.ts';
export { Random } from './random/random.ts';
export * from './random/text.ts';
export * from './board/grid.ts';
export * from './board/lattice.ts';
export * from './board/rooms.ts';
export {
  canMask,
  canWrap,
  CARVED_MAZES,
  type CarvedMaze,
  DUG_MAZES,
  type DugMaze,
  MAZE_ALGORITHMS,
  type MazeAlgorithm,
} from './mazes/algorithms.ts';
export * from './mazes/maze.ts';
export * from './mazes/measures.ts';
export { type MazeProblem, type MazeRequest, smallestSide } from './mazes/request.ts';
export type { MazeStep } from './mazes/step.ts';
export * from './paths/distance-field.ts';
export * from './paths/nearest-open.ts';
export * from './paths/path-finder.ts';
export type { SearchStatus } from './paths/search.ts';
export * from './paths/steps.ts';
export * from './pictures/png.ts';
export * from './pictures/svg.ts';
export * from './text/binary.ts';
export { splitLines } from './text/lines.ts';
export * from './text/moving-ai.ts';
export type { MapProblem, TextPlace } from './text/problem.ts';
export { editDistance, nearest } from './text/nearest.ts';
export * from './text/race-map.ts';
export * from './text/read-map.ts';
export * from './text/square-name.ts';
export * from './text/symbols.ts';
