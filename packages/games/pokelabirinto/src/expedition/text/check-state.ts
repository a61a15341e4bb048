import { type Cell, isOpen } from '@dedalo/grid';
import { affordable } from '../../fight/fighter.ts';
import { wayTo } from '../../movement/ways.ts';
import { attackerOf } from '../../scene.ts';
import { openWays, stepTo } from '../../walking.ts';
import { LARGEST_PARTY, MOST_ENERGY } from '../content/balance.ts';
import { CREATURES } from '../content/creatures.ts';
import { stageOf } from '../content/stages.ts';
import { sideOf } from '../fight.ts';
import { lookAround } from '../fog.ts';
import { legOf } from '../scene.ts';
import { parOf } from '../stage.ts';
import type { Member, State } from '../state.ts';
import type { StateLine } from './state-text.ts';

/** The line of a state that is to blame, by its first word; of several such lines, which one. */
export interface Blame {
  readonly line: StateLine;
  readonly index?: number;
}

/** Why a state that somebody wrote is none of a journey; undefined where it is. */
export function checkState(state: State): Blame | undefined {
  const { config, journey, party, wild, finds, actions, maze, number } = state;
  const { side, wild: ranks } = stageOf(number);
  if (actions > config.limit) return { line: 'actions' };
  if (maze.grid.width !== side || maze.grid.height !== side) return { line: 'maze' };
  if (journey.length !== number) return { line: 'number' };
  if (state.score !== sum(journey.map(({ points }) => points))) return { line: 'score' };
  if (sum(journey.map(({ steps }) => steps)) > actions) return { line: 'actions' };
  if (!isPlaceRight(state)) return { line: 'party' };
  if (legOf(state).par !== parOf(maze)) return { line: 'leg', index: number - 1 };
  const member = party.findIndex((each, index) => index >= LARGEST_PARTY || each.hp === 0 || !isConditionRight(each));
  if (member !== -1) return { line: 'member', index: member };
  if (wild.length !== ranks.length) return { line: 'phase' };
  const creature = wild.findIndex((_, index) => !isWildRight(state, index));
  if (creature !== -1) return { line: 'wild', index: creature };
  const find = finds.findIndex(({ at }, index) => !isWalkable(state, at) || (finds[index - 1]?.at ?? -1) >= at);
  if (find !== -1) return { line: 'find', index: find };
  if (!isPhaseRight(state)) return { line: 'phase' };
  if (!isYetToMoveRight(state)) return { line: 'yet-to-move' };
  const isOfSomebody = state.told.every((blow) => !('wild' in blow) || blow.wild < wild.length);
  if (!isOfSomebody) return { line: 'told' };
  // What is in sight has been seen.
  return lookAround(state).sighted.cells.length > 0 ? { line: 'seen' } : undefined;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

const isWalkable = ({ maze: { grid, entrance } }: State, cell: Cell): boolean =>
  cell < grid.costs.length && isOpen(grid, cell) && cell !== entrance;

/** Whether the second cell is the first or a step from it. */
const isBeside = ({ maze }: State, at: Cell, other: Cell): boolean =>
  at === other || openWays(maze, at).some((way) => stepTo(maze, at, way) === other);

const isConditionRight = ({ creature, hp, energy }: Member): boolean =>
  hp <= CREATURES[creature].hitPoints && energy <= MOST_ENERGY;

function isPlaceRight(state: State): boolean {
  const { at, previous, maze } = state;
  return isWalkable(state, at) && wayTo(maze, maze.exit).distance(at) !== undefined && isBeside(state, at, previous);
}

function isWildRight(state: State, index: number): boolean {
  const { maze, at: party, wild } = state;
  const { at, hp, creature } = wild[index]!;
  const { from, posts } = state.walks[index]!;
  if (!isConditionRight(wild[index]!)) return false;
  if (posts.length !== (CREATURES[creature].movement === 'patrol' ? 2 : 0)) return false;
  if (![from, ...posts].every((cell) => isWalkable(state, cell))) return false;
  // One that is beaten has left; no other has.
  if (at === null) return hp === 0;
  const isAlone = wild.findIndex((other) => other.at === at) === index;
  const isHere = hp > 0 && isWalkable(state, at) && wayTo(maze, at).distance(party) !== undefined;
  return isHere && isAlone && isBeside(state, at, from);
}

function isPhaseRight(state: State): boolean {
  const { phase, party, at, previous, wild, walks, maze } = state;
  const met = wild.findIndex((each) => each.at === at);
  // Whoever knocked out the last of the party stands there still.
  if (party.length === 0) return phase.name === 'walking';
  if (phase.name === 'walking') return met === -1 && at !== maze.exit;
  if (phase.name === 'offer') return met === -1 && wild[phase.wild]?.hp === 0;
  if (phase.wild !== met) return false;
  // One of the two can go back.
  const isTaken = (cell: Cell): boolean => wild.some((each) => each.at === cell);
  if (isTaken(previous) && isTaken(walks[met]!.from)) return false;
  if (phase.name === 'meeting') return true;
  // The one who is to choose has something to choose from.
  return attackerOf(phase) === 'hero' && affordable(sideOf(state, phase, 'hero')).length > 0;
}

/** In order, and only while the player is to choose what comes of a meeting, or where the journey is over. */
function isYetToMoveRight({ yetToMove, wild, phase, party }: State): boolean {
  const isInOrder = yetToMove.every((index, place) => (yetToMove[place - 1] ?? -1) < index);
  const areThere = yetToMove.every((index) => index < wild.length && wild[index]!.at !== null);
  const mayWait = phase.name !== 'walking' || party.length === 0;
  return isInOrder && areThere && (mayWait || yetToMove.length === 0);
}
