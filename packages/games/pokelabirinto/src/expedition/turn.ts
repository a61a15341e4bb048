import { drawDamage } from '../fight/damage.ts';
import { MOVERS } from '../movement/movers.ts';
import { stepTo } from '../walking.ts';
import type { Way } from '../way.ts';
import { FOUND, MOST_ENERGY, POINTS, REST } from './content/balance.ts';
import { CREATURES } from './content/creatures.ts';
import type { Course } from './course.ts';
import { faint, fightOn, healing } from './fight.ts';
import { lookAround } from './fog.ts';
import { isAwake, legOf } from './scene.ts';
import { makeStage } from './stage.ts';
import type { Find, FindKind, State } from './state.ts';

/** A step of the party; whoever stands there is met (E3, E4). */
export function walk(course: Course, way: Way): void {
  const { maze, at, wild } = course.state;
  const wasAwake = isAwake(course.state);
  const to = stepTo(maze, at, way)!;
  course.happen({ type: 'moved', from: at, to });
  if (isAwake(course.state) && !wasAwake) course.happen({ type: 'woke' });
  course.change({ yetToMove: [...wild.keys()].filter((index) => wild[index]!.at !== null) });
  const met = wild.findIndex((each) => each.at === to);
  if (met !== -1) course.happen({ type: 'met', wild: met });
}

/** The opponent strikes once, for nothing; whoever is left of the party goes back, or else the opponent does (E7). */
export function turnBack(course: Course, index: number): void {
  const { wild } = course.state;
  const [cheap] = CREATURES[wild[index]!.creature].attacks;
  course.happen({ type: 'struck', wild: index, damage: drawDamage(cheap, course.random) });
  faint(course);
  if (course.state.party.length === 0) return;
  const { previous, walks, yetToMove } = course.state;
  const isFree = wild.every(({ at }) => at !== previous);
  if (isFree) course.happen({ type: 'turned-back', to: previous });
  else course.happen({ type: 'made-way', wild: index, to: walks[index]!.from });
  course.change({ yetToMove: yetToMove.filter((other) => other !== index) });
}

/** All that happens by itself, until the player has to choose or the journey is over. */
export function goOn(course: Course): void {
  for (;;) {
    fightOn(course);
    const { phase, party, yetToMove, at, maze } = course.state;
    if (phase.name !== 'walking' || party.length === 0) return;
    pickUp(course);
    if (at === maze.exit) {
      leave(course);
      return;
    }
    const [next, ...others] = yetToMove;
    if (next === undefined) return;
    course.change({ yetToMove: others });
    moveWild(course, next);
  }
}

function moveWild(course: Course, index: number): void {
  const { maze, at: hero, wild, walks } = course.state;
  const { creature, at } = wild[index]!;
  const walk = walks[index]!;
  const taken = wild.flatMap((other, number) => (other.at === null || number === index ? [] : [other.at]));
  const movement = isAwake(course.state) ? 'hunter' : CREATURES[creature].movement;
  const stepped = MOVERS[movement]({ maze, at: at!, walk, hero, taken }, course.random);
  const to = taken.includes(stepped.to) ? at! : stepped.to;
  course.change({ walks: walks.with(index, { from: at!, posts: stepped.posts ?? walk.posts }) });
  if (to === at) return;
  course.happen({ type: 'wild-moved', wild: index, from: at!, to });
  if (to === hero) course.happen({ type: 'met', wild: index });
}

/** What lies where the party stands alone goes to the one in front (E9). */
function pickUp(course: Course): void {
  const { finds, at, maze } = course.state;
  const find = finds.find((each) => each.at === at);
  if (!find) return;
  course.happen({ type: 'found', ...find, amount: amountOf(course.state, find) });
  if (find.kind === 'gem') course.happen({ type: 'scored', reason: 'gem', points: FOUND.gem });
  if (find.kind === 'lamp') see(course, [...maze.grid.costs.keys()]);
}

function amountOf({ party }: State, { kind }: Find): number {
  const front = party[0]!;
  const amounts: Readonly<Record<FindKind, number>> = {
    berry: healing(front, FOUND.berry),
    tonic: Math.min(FOUND.tonic, MOST_ENERGY - front.energy),
    lamp: 0,
    gem: FOUND.gem,
  };
  return amounts[kind];
}

/** Points, a rest, and the next maze (E10). */
function leave(course: Course): void {
  const { number, party } = course.state;
  const { par, steps } = legOf(course.state);
  course.happen({ type: 'scored', reason: 'maze', points: POINTS.maze * number });
  if (steps < par) course.happen({ type: 'scored', reason: 'steps', points: POINTS.step * (par - steps) });
  course.happen({ type: 'left', number, healed: party.map((member) => healing(member, REST)) });
  enter(course, number + 1);
}

export function enter(course: Course, number: number): void {
  const { maze, at, par, wild, walks, finds } = makeStage(course.state.mazes, number);
  const { width: columns, height: rows } = maze.grid;
  const entering = wild.map(({ creature, hp }) => ({ creature, hp }));
  course.happen({ type: 'entered', number, rows, columns, at, par, wild: entering });
  const standing = course.state.wild.map((each, index) => ({ ...each, at: wild[index]!.at }));
  course.change({ maze, wild: standing, walks, finds, yetToMove: [], seen: new Uint8Array(rows * columns) });
}

export function see(course: Course, lit: readonly number[] = []): void {
  const { sighted, seen } = lookAround(course.state, lit);
  course.change({ seen });
  course.happen(sighted);
}
