import { atOnce } from '@dedalo/engine';
import { choicesIn } from './choices.ts';
import type { ExpeditionBot } from './expedition-bot.ts';

/** Anything that can be done, each equally likely. */
export const random: ExpeditionBot = {
  name: 'random',
  think: atOnce((view, { random }) => random.pick(choicesIn(view))),
};
