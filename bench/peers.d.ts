// What the benchmarks use of peers that bring no types of their own.

declare module '@sbj42/maze-generator' {
  interface Cell {
    east(): boolean;
    south(): boolean;
  }
  const library: {
    generate(width: number, height: number, options: object): { cell(x: number, y: number): Cell };
  };
  export default library;
}

declare module 'amazejs' {
  class Backtracker {
    constructor(width: number, height: number);
    readonly grid: Uint8Array;
    generate(): void;
  }
  const library: { Backtracker: typeof Backtracker };
  export default library;
}

declare module 'maze-builder' {
  export const Algorithm: { readonly DFS: string };
  export function generateMaze(config: { width: number; height: number; algorithm: string; seed: number }): number[][];
}

declare module 'ndarray' {
  export default function ndarray(data: Uint8Array, shape: [number, number]): object;
}

declare module 'l1-path-finder' {
  export default function createPlanner(grid: object): {
    search(fromX: number, fromY: number, toX: number, toY: number, path: number[]): number;
  };
}

declare module 'easystarjs' {
  interface Point {
    readonly x: number;
    readonly y: number;
  }
  class Finder {
    setGrid(rows: number[][]): void;
    setAcceptableTiles(tiles: number[]): void;
    setTileCost(tile: number, cost: number): void;
    enableSync(): void;
    findPath(fromX: number, fromY: number, toX: number, toY: number, done: (path: Point[] | null) => void): void;
    calculate(): void;
  }
  const library: { js: typeof Finder };
  export default library;
}

declare module 'javascript-astar' {
  /** The library calls the first index x; given rows of cells, that is the row. */
  interface Node {
    readonly x: number;
    readonly y: number;
  }
  class Graph {
    constructor(rows: number[][]);
    readonly grid: Node[][];
    init(): void;
  }
  const library: { Graph: typeof Graph; astar: { search(graph: Graph, from: Node, to: Node): Node[] } };
  export default library;
}

declare module 'fast-astar' {
  interface WalkGrid {
    readonly col: number;
  }
  export const Grid: { fromArray(rows: number[][]): WalkGrid };
  export class Astar {
    constructor(grid: WalkGrid, options: { prefer: 'wasm' | 'master' });
    search(
      from: [number, number],
      to: [number, number],
      options: { rightAngle: boolean; optimalResult: boolean },
    ): Promise<[number, number][] | null>;
  }
}

declare module 'pathfinding' {
  class Grid {
    constructor(rows: number[][]);
    clone(): Grid;
  }
  class AStarFinder {
    findPath(fromX: number, fromY: number, toX: number, toY: number, grid: Grid): [number, number][];
  }
  const library: { Grid: typeof Grid; AStarFinder: typeof AStarFinder };
  export default library;
}
