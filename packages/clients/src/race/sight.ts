import { type Cell, NEUTRAL_COST, PathFinder, type Grid, type Size } from '@dedalo/grid';
import { effectiveProperties, type Properties, type Scene } from '@dedalo/race';

/** What the user sees of the current map. */
export interface Sight {
  readonly grid: Grid;
  /** The user's current state. */
  readonly properties: Properties;
  /** Whether a cell is out of the fog. */
  isSeen(cell: Cell): boolean;
  /** The way to the exit, while it is shown. */
  readonly way: ReadonlySet<Cell>;
}

export function sightOf(scene: Scene): Sight {
  const { user, config } = scene;
  const { content } = config;
  const properties = effectiveProperties(content, content.user.properties, user.effects);
  const grid = gridOf(scene);
  const area = properties.visibleArea;
  return {
    grid,
    properties,
    isSeen: area ? (cell) => isNear(grid, area, [user.cell, cell]) : () => true,
    way: properties.showsPath ? wayToExit(scene, grid) : new Set(),
  };
}

/** The map with its remaining walls. */
function gridOf({ maps, user, broken }: Scene): Grid {
  const { grid } = maps[user.map]!.map;
  const cells = broken[user.map]!;
  if (cells.length === 0) return grid;
  const costs = grid.costs.slice();
  for (const cell of cells) costs[cell] = NEUTRAL_COST;
  return { ...grid, costs };
}

function wayToExit({ maps, user }: Scene, grid: Grid): ReadonlySet<Cell> {
  const finder = new PathFinder(grid);
  const isFound = finder.search(user.cell, maps[user.map]!.map.exit, 'dijkstra');
  return new Set(isFound ? finder.cells.subarray(0, finder.length + 1) : []);
}

/** Whether a cell is within an area centred on another; opposite sides of the map touch. */
function isNear({ width, height }: Grid, area: Size, [centre, cell]: readonly [Cell, Cell]): boolean {
  const [x, y] = [Math.abs((centre % width) - (cell % width)), rowsApart(width, centre, cell)];
  return 2 * Math.min(x, width - x) <= area.width && 2 * Math.min(y, height - y) <= area.height;
}

const rowsApart = (width: number, one: Cell, other: Cell): number =>
  Math.abs(Math.floor(one / width) - Math.floor(other / width));
