import type { Cell, Random } from '@dedalo/grid';
import { knownMaze } from '../../bots/known-maze.ts';
import { cellOf } from '../../bots/open-ways.ts';
import type { Way } from '../../way.ts';
import { CREATURES } from '../content/creatures.ts';
import { winOf } from '../odds/decisions.ts';
import { isAwake, legOf } from '../scene.ts';
import type { Action, Find, View } from '../state.ts';
import { anyWay, berth, distancesFrom, goalsOf, wayAround } from './walk.ts';

/** It avoids whoever it does not beat so surely. */
const SURE = 0.4;
/** So far out of its way it goes for what it sees while it does not know the exit. */
const NEAR = 6;

/** Out by the shortest way that passes nobody dangerous, by way of what can be had before the maze wakes. */
export function chooseStep(view: View, random: Random): Action {
  const shunned = dangersOf(view);
  const goal = goalOf(view, shunned);
  const find = goal !== undefined && view.finds.find(({ at }) => at === goal.at);
  const way =
    (goal && wayAround(view, { to: [goal.at], shunned })) ??
    wayAround(view, { to: goalsOf(knownMaze(view)), shunned }) ??
    anyWay(view, shunned, random);
  return (find && takerFor(view, find, way)) || { type: 'move', way };
}

function dangersOf(view: View): (wild: number) => boolean {
  const chances = view.wild.map((rival) =>
    rival.at === null ? 1 : Math.max(...view.party.map((member) => winOf(member, rival))),
  );
  return (wild) => chances[wild]! < SURE;
}

/** A find that is worth the way. */
function goalOf(view: View, shunned: (wild: number) => boolean): Find | undefined {
  if (isAwake(view)) return undefined;
  const { exit } = knownMaze(view);
  const { near } = berth(view, shunned);
  const mine = distancesFrom(view, view.at, near);
  const rest = exit === undefined ? undefined : distancesFrom(view, exit, near);
  const { par, steps } = legOf(view);
  const reach = ({ at }: Find): number => {
    const there = mine.at(at);
    if (there === undefined) return Infinity;
    if (!rest) return there <= NEAR ? there : Infinity;
    return steps + there + (rest.at(at) ?? Infinity) <= par ? there : Infinity;
  };
  const wanted = view.finds.filter((find) => isWanted(view, find) && reach(find) < Infinity);
  return wanted.toSorted((one, other) => reach(one) - reach(other))[0];
}

function isWanted({ party }: View, { kind }: Find): boolean {
  if (kind === 'berry') return party.some((member) => lackOf(member) >= 4);
  if (kind === 'lamp') return false;
  return true;
}

const lackOf = ({ creature, hp }: View['party'][number]): number => CREATURES[creature].hitPoints - hp;

/** Just before a berry whoever lacks most is put in front. */
function takerFor(view: View, { kind, at }: Find, way: Way): Action | undefined {
  const next: Cell | undefined = cellOf(knownMaze(view), view.at, way);
  if (kind !== 'berry' || next !== at) return undefined;
  const lacks = view.party.map(lackOf);
  const member = lacks.indexOf(Math.max(...lacks));
  return member === 0 ? undefined : { type: 'swap', member };
}
