import { type PokelabirintoSession, startPokelabirinto } from '@dedalo/clients/pokelabirinto/session';
import { type Cell, PathFinder, WALL } from '@dedalo/grid';
import {
  type Action,
  type Config,
  createConfig,
  DIRECTION_OF,
  PLAYER,
  pokelabirinto,
  type State,
  type View,
  type Way,
  WAYS,
} from '@dedalo/pokelabirinto';
import { valueOf } from '../../../store/support.ts';

export const sessionOf = (options: Partial<Config>, seed: string): PokelabirintoSession =>
  startPokelabirinto(valueOf(createConfig(options)), seed);

/** A maze drawn with its own signs, `P` for the player, `X` for an opponent and `B` for both on one cell. */
export function viewOf(...rows: string[]): View {
  const drawn = rows.join('');
  const places = (sign: string): Cell[] => [...drawn].flatMap((other, cell) => (other === sign ? [cell] : []));
  const at = [...places('P'), ...places('B')][0]!;
  const others = [...places('X'), ...places('B')];
  const view = pokelabirinto.view(pokelabirinto.start(valueOf(createConfig()), '1'), PLAYER);
  return {
    ...view,
    rows: rows.length,
    columns: rows[0]!.length,
    cells: rows.map((row) => row.replaceAll(/[PXB]/g, '.')),
    hero: { ...view.hero, at, previous: at },
    opponents: others.map((cell) => ({ species: 1, at: cell, hp: 39, energy: 0 })),
  };
}

/** The steps of a shortest way that nobody is in. */
export function stepsTo({ maze, hero, opponents }: State, goal: Cell): Way[] {
  const grid = { ...maze.grid, costs: Uint8Array.from(maze.grid.costs) };
  for (const { at } of opponents) if (at !== null && at !== goal) grid.costs[at] = WALL;
  grid.costs[maze.entrance] = WALL;
  const finder = new PathFinder(grid);
  if (!finder.search(hero.at, goal)) return [];
  const path = [...finder.cells.subarray(0, finder.length + 1)];
  const deltas = { north: -grid.width, south: grid.width, west: -1, east: 1 } as const;
  return path.slice(1).map((to, index) => WAYS.find((way) => path[index]! + deltas[DIRECTION_OF[way]] === to)!);
}

/** Walks to the one opponent, and fights it with the first attack until it is over; the view after every action. */
export function fightFrom(session: PokelabirintoSession): View[] {
  const target = session.state.opponents[0]!.at!;
  const views: View[] = [];
  const act = (action: Action): void => {
    const played = session.play(session.turn[0]!, action);
    if (!played.ok) throw new Error(`${action.type}: ${played.error.code}`);
    views.push(session.view(PLAYER));
  };
  for (const way of stepsTo(session.state, target)) act({ type: 'move', way });
  act({ type: 'fight' });
  while (session.state.phase.name === 'fighting') act({ type: 'attack', attack: 1 });
  return views;
}

/** The first seed for which it is so. */
export function seedWhere(isSo: (seed: string) => boolean): string {
  for (let seed = 1; seed < 5000; seed++) if (isSo(String(seed))) return String(seed);
  throw new Error('no such seed');
}
