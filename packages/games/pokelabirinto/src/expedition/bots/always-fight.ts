import { atOnce } from '@dedalo/engine';
import type { Random } from '@dedalo/grid';
import { greedyAttack } from '../../fight/greedy.ts';
import { knownMaze } from '../../bots/known-maze.ts';
import { LARGEST_PARTY } from '../content/balance.ts';
import { fighterOf } from '../fight.ts';
import type { Action, View } from '../state.ts';
import type { ExpeditionBot } from './expedition-bot.ts';
import { anyWay, goalsOf, wayAround } from './walk.ts';

const nobody = (): boolean => false;

/** The shortest way out, whoever is there; fights to the end with the strongest attack. */
export const alwaysFight: ExpeditionBot = {
  name: 'always-fight',
  think: atOnce((view, { random }) => choose(view, random)),
};

function choose(view: View, random: Random): Action {
  switch (view.phase.name) {
    case 'walking':
      return { type: 'move', way: straightOn(view, random) };
    case 'meeting':
      return { type: 'fight' };
    case 'fighting':
      return { type: 'attack', attack: greedyAttack(fighterOf(view.party[0]!)) };
    case 'offer':
      return joinIfFree(view);
  }
}

const straightOn = (view: View, random: Random) =>
  wayAround(view, { to: goalsOf(knownMaze(view)), shunned: nobody }) ?? anyWay(view, nobody, random);

/** Takes everybody as long as there is room. */
export const joinIfFree = ({ party }: View): Action =>
  party.length < LARGEST_PARTY ? { type: 'join', place: party.length } : { type: 'let-go' };
