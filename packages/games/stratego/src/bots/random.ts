import { atOnce } from '@dedalo/engine';
import { actionsOfView } from '../view-moves.ts';
import type { StrategoBot } from './stratego-bot.ts';

/** Any set-up and any move, each as likely as any other. */
export const random: StrategoBot = {
  name: 'random',
  think: atOnce((view, { seat, random }) => random.pick(actionsOfView(view, seat))),
};
