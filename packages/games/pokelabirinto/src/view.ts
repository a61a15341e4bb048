import type { Change, Viewer } from '@dedalo/engine';
import type { Cell, Maze } from '@dedalo/grid';
import { asSeen } from './fog.ts';
import { endOf } from './rules.ts';
import { applyEvent } from './scene.ts';
import { sightFrom } from './sight.ts';
import { signRows } from './signs.ts';
import type { Event, PokelabirintoTypes, State, View } from './state.ts';

/** All states of a game have the one maze. */
const knownRows = new WeakMap<Maze, readonly string[]>();

function wholeMaze(maze: Maze): readonly string[] {
  const known = knownRows.get(maze);
  const rows = known ?? signRows(maze);
  if (!known) knownRows.set(maze, rows);
  return rows;
}

/** Everybody looks on with the player's eyes. */
export function view(state: State): View {
  const { config, maze, hero, opponents, phase, told, actions, seen } = state;
  const { rows, columns, species, creature, movement, mind, gain, fog, limit } = config;
  const sight = seen && new Set(sightFrom(maze, hero.at));
  return {
    rows,
    columns,
    species,
    creature,
    movement,
    mind,
    gain,
    fog,
    limit,
    cells: seen ? signRows(maze, (cell) => seen[cell] === 1) : wholeMaze(maze),
    hero,
    opponents: sight ? opponents.map((opponent) => asSeen(opponent, sight)) : opponents,
    phase,
    told,
    actions,
    end: endOf(state),
  };
}

/** In the fog only who was seen before is seen to move; others have moved, or have been there, when they are sighted. */
export function visible(event: Event, _: Viewer, { before, after }: Change<PokelabirintoTypes>): Event | undefined {
  if (event.type !== 'opponent-moved' || !after.seen) return event;
  const sees = ({ maze, hero }: State, cell: Cell): boolean => sightFrom(maze, hero.at).includes(cell);
  return sees(before, event.from) && sees(after, event.to) ? event : undefined;
}

export function follow(seen: View, event: Event): View {
  if (event.type === 'ended') return { ...seen, end: event.end };
  if (event.type !== 'sighted') return applyEvent(seen, event, seen);
  const opponents = seen.opponents.map((opponent, index) => ({ ...opponent, at: event.opponents[index]! }));
  if (event.cells.length === 0) return { ...seen, opponents };
  const rows = seen.cells.map((row) => [...row]);
  for (const { cell, sign } of event.cells) rows[Math.floor(cell / seen.columns)]![cell % seen.columns] = sign;
  return { ...seen, opponents, cells: rows.map((row) => row.join('')) };
}
