import { type Cell, isOpen } from '@dedalo/grid';
import { MOST_ACTIONS } from '../config.ts';
import { attackerOf } from '../scene.ts';
import type { State } from '../state.ts';

/** Energy beyond this no game can reach. */
const MOST_ENERGY = 1e12;

/** What a state that somebody wrote lacks to be one of a game; undefined where nothing is. */
export function checkState(state: State): string | undefined {
  const { config, maze, hero, opponents, walks, phase, told, yetToMove } = state;
  const { grid, entrance, exit } = maze;
  if (grid.width !== config.columns || grid.height !== config.rows) return `maze ${config.rows} × ${config.columns}`;
  const isWalkable = (cell: Cell): boolean => cell < grid.costs.length && isOpen(grid, cell) && cell !== entrance;
  if (!isWalkable(hero.at) || !isWalkable(hero.previous) || hero.previous === exit) return 'hero on an open cell';
  if (hero.hp > config.species[config.creature]!.hitPoints || hero.energy > MOST_ENERGY) return 'hero hit points';
  if (opponents.length > config.opponents) return `opponents ≤ ${config.opponents}`;
  const places = opponents.flatMap(({ at }) => at ?? []);
  if (new Set(places).size < places.length) return 'opponents on cells of their own';
  for (const [index, { species, at, hp, energy }] of opponents.entries()) {
    const kind = config.species[species];
    if (!kind || !config.rivals.includes(species)) return 'opponent of a species of the rivals';
    if (hp > kind.hitPoints || energy > MOST_ENERGY) return 'opponent hit points';
    // One that is knocked out has left; no other has.
    if ((at === null) !== (hp === 0)) return 'opponent on the grid unless knocked out';
    const { from, posts } = walks[index]!;
    if (![...(at === null ? [] : [at]), from, ...posts].every(isWalkable)) return 'opponent on an open cell';
    if (posts.length !== (config.movement === 'patrol' ? 2 : 0)) return 'posts of a patrol';
  }
  const isListed = yetToMove.every((index, place) => index < opponents.length && (yetToMove[place - 1] ?? -1) < index);
  if (!isListed) return 'yet-to-move in order';
  const met = opponents.findIndex(({ at }) => at === hero.at);
  const isOver = hero.hp === 0;
  if (isOver ? phase.name !== 'walking' : (phase.name === 'walking' ? -1 : phase.opponent) !== met) return 'phase';
  if (phase.name === 'walking' && yetToMove.length > 0 && !isOver && hero.at !== exit) return 'yet-to-move';
  if (phase.name === 'fighting' && attackerOf(phase) === 'opponent' && config.mind !== 'person') return 'phase';
  if (phase.name === 'fighting' && !isAffordable(state)) return 'energy';
  const hasStrangers = told.some((blow) => 'opponent' in blow && blow.opponent >= opponents.length);
  if (hasStrangers) return 'told of opponents that there are';
  return state.actions <= Math.min(config.limit, MOST_ACTIONS) ? undefined : `actions ≤ ${config.limit}`;
}

/** Who is to choose has something to choose from. */
function isAffordable({ config, phase, hero, opponents }: State): boolean {
  if (phase.name !== 'fighting') return true;
  const rival = opponents[phase.opponent]!;
  const [species, energy] =
    attackerOf(phase) === 'hero' ? [config.creature, hero.energy] : [rival.species, rival.energy];
  return config.species[species]!.attacks.some(({ cost }) => cost <= energy);
}
