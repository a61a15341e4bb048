import type { Outcome, Seat, Step } from '@dedalo/engine';
import { err, formatRandom, generateMaze, type Maze, ok, Random, type Result } from '@dedalo/grid';
import type { Config } from './config.ts';
import { Course } from './course.ts';
import { attack, beginRound, fighterOf, fightOn } from './fight/fighting.ts';
import { lookAround } from './fog.ts';
import { MOVERS } from './movement/movers.ts';
import { placeAll } from './placing.ts';
import { attackerOf, WALKING } from './scene.ts';
import { ATTACK_NUMBERS, attackOf } from './species.ts';
import {
  type Action,
  type End,
  type Phase,
  PLAYER,
  type PokelabirintoTypes,
  type Rejection,
  RIVAL,
  type State,
} from './state.ts';
import { canMove, openCell, stepTo } from './walking.ts';
import { WAYS } from './way.ts';

/**
 * The order of a turn (PB10):
 * 1. The player's creature takes a step.
 * 2. Where an opponent stands there the player fights it or turns back.
 * 3. On the exit the game is won; knocked out it is lost.
 * 4. The opponents take a step, one after the other.
 * 5. Whoever comes to the player's cell is met: fight or turn back.
 * 6. Knocked out the game is lost; else the next turn begins.
 */
export function start(config: Config, seed: string): State {
  const random = new Random(seed);
  const maze = mazeOf(config, seed);
  const placed = placeAll(config, maze, random.stream('places'));
  const state: State = {
    config,
    maze,
    ...placed,
    phase: WALKING,
    told: [],
    actions: 0,
    yetToMove: [],
    seen: config.fog ? new Uint8Array(maze.grid.costs.length) : null,
    random: formatRandom(withoutSeed(random.stream('luck'))),
  };
  return state.seen ? { ...state, seen: lookAround(state).seen } : state;
}

function mazeOf({ rows, columns, maze }: Config, seed: string): Maze {
  const made = generateMaze({ width: columns, height: rows, algorithm: maze, seed });
  if (!made.ok) throw new Error(`pokelabirinto: no maze of ${rows}×${columns} (${made.error.code})`);
  return made.value;
}

/** A state says how chance goes on, in one line; what it came from may be any text. */
function withoutSeed(random: Random): Random {
  const { words, index } = random.save();
  return new Random('', Int32Array.from(words), index);
}

export const seats = ({ mind }: Pick<Config, 'mind'>): number => (mind === 'person' ? 2 : 1);

export const actionLimit = ({ limit }: Config): number => limit;

export const turn = (state: State): readonly Seat[] => (endOf(state) === null ? [seatInTurn(state)] : []);

const seatInTurn = ({ phase }: State): Seat =>
  phase.name === 'fighting' && attackerOf(phase) === 'opponent' ? RIVAL : PLAYER;

/** In the order in which they are shown. */
export const ACTIONS: readonly Action[] = [
  ...WAYS.map((way): Action => ({ type: 'move', way })),
  { type: 'fight' },
  { type: 'turn-back' },
  ...ATTACK_NUMBERS.map((attack): Action => ({ type: 'attack', attack })),
];

export const legal = (state: State, seat: Seat): readonly Action[] =>
  ACTIONS.filter((action) => refusalOf(state, seat, action) === undefined);

const PHASE_OF: Readonly<Record<Action['type'], Phase['name']>> = {
  move: 'walking',
  fight: 'meeting',
  'turn-back': 'meeting',
  attack: 'fighting',
};

/** Why a seat may not do this; `legal` and `play` both ask here. */
function refusalOf(state: State, seat: Seat, action: Action): Rejection | undefined {
  if (endOf(state) !== null) return { code: 'game-over' };
  if (seat !== seatInTurn(state)) return { code: 'not-your-turn' };
  const { phase, maze, hero } = state;
  if (phase.name !== PHASE_OF[action.type]) return { code: 'not-now', phase: phase.name };
  if (action.type === 'move' && !canMove(maze, hero.at, action.way)) {
    const isEntrance = openCell(maze, hero.at, action.way) !== undefined;
    return isEntrance ? { code: 'entrance-closed' } : { code: 'wall-ahead', way: action.way };
  }
  if (action.type === 'attack' && phase.name === 'fighting') {
    const { species, energy } = fighterOf(state, phase, attackerOf(phase));
    if (attackOf(species, action.attack).cost > energy) return { code: 'no-energy', attack: action.attack };
  }
  return undefined;
}

export function play(state: State, seat: Seat, action: Action): Result<Step<PokelabirintoTypes>, Rejection> {
  const refusal = refusalOf(state, seat, action);
  if (refusal) return err(refusal);
  const course = new Course(state);
  course.happen({ type: 'acted', action });
  act(course, action);
  return ok(finish(course));
}

/** The opponents' half of a turn by itself: the described program calls the two halves one after the other. */
export function moveOpponents(state: State): Step<PokelabirintoTypes> {
  const course = new Course(state);
  course.change({ yetToMove: standingIn(state) });
  return finish(course);
}

function finish(course: Course): Step<PokelabirintoTypes> {
  goOn(course);
  if (course.state.seen) see(course);
  const end = endOf(course.state);
  if (end !== null) course.happen({ type: 'ended', end });
  return course.step();
}

function act(course: Course, action: Action): void {
  const { phase } = course.state;
  if (action.type === 'move') walk(course, action);
  else if (action.type === 'attack') attack(course, action.attack);
  else if (phase.name !== 'meeting') throw new Error(`${action.type} while ${phase.name}`);
  else if (action.type === 'fight') beginRound(course, phase.opponent);
  else turnBack(course, phase.opponent);
}

function walk(course: Course, { way }: Extract<Action, { type: 'move' }>): void {
  const { maze, hero, opponents } = course.state;
  const to = stepTo(maze, hero.at, way)!;
  course.happen({ type: 'moved', from: hero.at, to });
  course.change({ yetToMove: standingIn(course.state) });
  const met = opponents.findIndex(({ at }) => at === to);
  if (met !== -1) course.happen({ type: 'met', opponent: met });
}

/** The opponents that are still in the maze. */
const standingIn = ({ opponents }: State): number[] =>
  [...opponents.keys()].filter((index) => opponents[index]!.at !== null);

/** Both end on cells of their own, and do not meet again in this turn: who was turned from does not move (PB11). */
function turnBack(course: Course, opponent: number): void {
  const { hero, opponents, walks, yetToMove } = course.state;
  const isFree = opponents.every(({ at }) => at !== hero.previous);
  if (isFree) course.happen({ type: 'turned-back', to: hero.previous });
  else course.happen({ type: 'made-way', opponent, to: walks[opponent]!.from });
  course.change({ yetToMove: yetToMove.filter((index) => index !== opponent) });
}

/** All that happens by itself, until somebody has to choose or the game is over. */
function goOn(course: Course): void {
  for (;;) {
    fightOn(course);
    const { phase, yetToMove } = course.state;
    if (phase.name !== 'walking' || isDecided(course.state)) return;
    const [next, ...others] = yetToMove;
    if (next === undefined) return;
    course.change({ yetToMove: others });
    moveOpponent(course, next);
  }
}

function moveOpponent(course: Course, index: number): void {
  const { config, maze, hero, opponents, walks } = course.state;
  const at = opponents[index]!.at!;
  const walk = walks[index]!;
  const taken = opponents.flatMap((other, number) => (other.at === null || number === index ? [] : [other.at]));
  const stepped = MOVERS[config.movement]({ maze, at, walk, hero: hero.at, taken }, course.random);
  const to = taken.includes(stepped.to) ? at : stepped.to;
  course.change({ walks: walks.with(index, { from: at, posts: stepped.posts ?? walk.posts }) });
  if (to === at) return;
  course.happen({ type: 'opponent-moved', opponent: index, from: at, to });
  if (to === hero.at) course.happen({ type: 'met', opponent: index });
}

function see(course: Course): void {
  const { sighted, seen } = lookAround(course.state);
  course.change({ seen });
  course.happen(sighted);
}

/** The exit counts only for who stands there alone (PB9). */
const hasEscaped = ({ phase, hero, maze }: State): boolean => phase.name === 'walking' && hero.at === maze.exit;

const isDecided = (state: State): boolean => state.hero.hp === 0 || hasEscaped(state);

export function endOf(state: State): End | null {
  if (state.hero.hp === 0) return 'knocked-out';
  if (hasEscaped(state)) return 'escaped';
  return state.actions >= state.config.limit ? 'action-limit' : null;
}

export function outcome(state: State): Outcome | undefined {
  const end = endOf(state);
  if (end === null) return undefined;
  const hasRival = seats(state.config) > 1;
  const winners = end === 'escaped' ? [PLAYER] : end === 'knocked-out' && hasRival ? [RIVAL] : [];
  return { winners, reason: end };
}
