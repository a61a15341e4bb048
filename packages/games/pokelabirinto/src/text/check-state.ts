import { type Cell, isOpen } from '@dedalo/grid';
import { affordable } from '../fight/fighter.ts';
import { fighterOf } from '../fight/fighting.ts';
import { lookAround } from '../fog.ts';
import { wayTo } from '../movement/ways.ts';
import { attackerOf } from '../scene.ts';
import { MOST_COST } from '../species.ts';
import type { State } from '../state.ts';
import { openWays, stepTo } from '../walking.ts';

/** The line of a state that is to blame, by its first word; of the opponents' lines, which one. */
export interface Blame {
  readonly line: 'actions' | 'hero' | 'opponent' | 'phase' | 'told' | 'yet-to-move' | 'maze' | 'seen';
  readonly opponent?: number;
}

/** Why a state that somebody wrote is none of a game; undefined where it is. */
export function checkState(state: State): Blame | undefined {
  const { config, maze, actions } = state;
  if (actions > config.limit) return { line: 'actions' };
  if (maze.grid.width !== config.columns || maze.grid.height !== config.rows) return { line: 'maze' };
  if (!isHeroRight(state)) return { line: 'hero' };
  const opponent = state.opponents.findIndex((_, index) => !isOpponentRight(state, index));
  if (opponent !== -1) return { line: 'opponent', opponent };
  if (!isPhaseRight(state)) return { line: 'phase' };
  if (!isYetToMoveRight(state)) return { line: 'yet-to-move' };
  const isOfSomebody = state.told.every((blow) => !('opponent' in blow) || blow.opponent < state.opponents.length);
  if (!isOfSomebody) return { line: 'told' };
  // What is in sight has been seen.
  return state.seen && lookAround(state).sighted.cells.length > 0 ? { line: 'seen' } : undefined;
}

const isWalkable = ({ maze: { grid, entrance } }: State, cell: Cell): boolean =>
  cell < grid.costs.length && isOpen(grid, cell) && cell !== entrance;

/** Whether the second cell is the first or a step from it. */
const isBeside = ({ maze }: State, at: Cell, other: Cell): boolean =>
  at === other || openWays(maze, at).some((way) => stepTo(maze, at, way) === other);

/** In each action begin at most so many rounds as it takes to save for the dearest attack. */
const mostEnergy = ({ actions, config }: State): number => (actions + 1) * config.gain.most * (MOST_COST + 1);

function isHeroRight(state: State): boolean {
  const { config, maze, hero } = state;
  const { at, previous } = hero;
  if (!isWalkable(state, at) || wayTo(maze, maze.exit).distance(at) === undefined) return false;
  const hasLeftExit = previous === maze.exit && at !== previous;
  if (!isBeside(state, at, previous) || hasLeftExit) return false;
  return hero.hp <= config.species[config.creature]!.hitPoints && hero.energy <= mostEnergy(state);
}

function isOpponentRight(state: State, index: number): boolean {
  const { config, maze, hero, opponents } = state;
  const { species, at, hp, energy } = opponents[index]!;
  const { from, posts } = state.walks[index]!;
  if (index >= config.opponents || !config.rivals.includes(species)) return false;
  if (hp > config.species[species]!.hitPoints || energy > mostEnergy(state)) return false;
  if (posts.length !== (config.movement === 'patrol' ? 2 : 0)) return false;
  if (![from, ...posts].every((cell) => isWalkable(state, cell))) return false;
  // One that is knocked out has left; no other has.
  if (at === null) return hp === 0;
  const isAlone = opponents.findIndex((other) => other.at === at) === index;
  const isHere = hp > 0 && isWalkable(state, at) && wayTo(maze, at).distance(hero.at) !== undefined;
  return isHere && isAlone && isBeside(state, at, from);
}

function isPhaseRight(state: State): boolean {
  const { config, phase, hero, opponents, walks } = state;
  if (hero.hp === 0) return phase.name === 'walking';
  const met = opponents.findIndex(({ at }) => at === hero.at);
  if (phase.name === 'walking') return met === -1;
  if (phase.opponent !== met) return false;
  const isTaken = (cell: Cell): boolean => opponents.some(({ at }) => at === cell);
  if (phase.name === 'meeting') return !isTaken(hero.previous) || !isTaken(walks[met]!.from);
  const attacker = attackerOf(phase);
  if (attacker === 'opponent' && config.mind !== 'person') return false;
  // Who is to choose has something to choose from.
  return affordable(fighterOf(state, phase, attacker)).length > 0;
}

/** In order, and only while somebody is met or where the game is over. */
function isYetToMoveRight({ yetToMove, opponents, phase, hero, maze }: State): boolean {
  const isInOrder = yetToMove.every((index, place) => (yetToMove[place - 1] ?? -1) < index);
  const areThere = yetToMove.every((index) => index < opponents.length && opponents[index]!.at !== null);
  const mayWait = phase.name !== 'walking' || hero.hp === 0 || hero.at === maze.exit;
  return isInOrder && areThere && (mayWait || yetToMove.length === 0);
}
