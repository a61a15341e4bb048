import { atOnce } from '@dedalo/engine';
import { knownMaze } from '../../bots/known-maze.ts';
import type { ExpeditionBot } from './expedition-bot.ts';
import { anyWay, goalsOf, wayAround } from './walk.ts';

const everybody = (): boolean => true;

/** Out, around everybody; turns back from whoever is met. */
export const alwaysFlee: ExpeditionBot = {
  name: 'always-flee',
  think: atOnce((view, { random }) => {
    if (view.phase.name !== 'walking') return { type: 'turn-back' };
    const to = goalsOf(knownMaze(view));
    const way = wayAround(view, { to, shunned: everybody }) ?? anyWay(view, everybody, random);
    return { type: 'move', way };
  }),
};
