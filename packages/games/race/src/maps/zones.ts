import {
  type Cell,
  cellsOfRole,
  DIRECTIONS,
  type Grid,
  isOpen,
  LEAST_COST,
  MOST_COST,
  NEUTRAL_COST,
  neighbour,
  RACE_ROLES,
  type RaceMap,
  type Random,
} from '@dedalo/grid';

/** How likely a random map has zones at all, and their longest (R47). */
const PROBABILITY = 0.5;
const LONGEST = 5;

/**
 * Gives some corridors of a random map another cost: the more complex the level, the more of them, and the more they
 * differ from the rest (R47). Costs are drawn evenly from both sides of the neutral one (RB21).
 */
export function layZones(map: RaceMap, random: Random, complexity: number): RaceMap {
  const most = Math.floor(10 * complexity);
  if (most === 0 || !random.bool(PROBABILITY)) return map;
  const spread = Math.ceil((complexity * 8) / 2);
  const costs = map.grid.costs.slice();
  const roles = map.roles.slice();
  const free = cellsOfRole(map, 'free');
  for (let left = random.int(1, most); left > 0; left--) {
    const drawn = random.int(NEUTRAL_COST - spread, NEUTRAL_COST + spread);
    const cost = Math.min(Math.max(drawn, LEAST_COST), MOST_COST);
    for (const cell of corridorFrom(random.pick(free), map, random)) {
      costs[cell] = cost;
      roles[cell] = RACE_ROLES.indexOf(cost === NEUTRAL_COST ? 'free' : 'plain');
    }
  }
  return { ...map, grid: { ...map.grid, costs }, roles };
}

/** From one to five cells in a row, as far as there are so many; start and exit are never among them. */
function corridorFrom(first: Cell, map: RaceMap, random: Random): Cell[] {
  const cells = [first];
  for (let left = random.int(1, LONGEST) - 1; left > 0; left--) {
    const ways = openBeside(map.grid, cells.at(-1)!).filter(
      (cell) => cell !== map.start && cell !== map.exit && !cells.includes(cell),
    );
    if (ways.length === 0) break;
    cells.push(random.pick(ways));
  }
  return cells;
}

const openBeside = (grid: Grid, cell: Cell): Cell[] =>
  DIRECTIONS.flatMap((direction) => neighbour(grid, cell, direction) ?? []).filter((next) => isOpen(grid, next));
