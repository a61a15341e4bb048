import { atOnce } from '@dedalo/engine';
import { type Press, RUN_LENGTHS } from '../state.ts';
import type { RaceBot } from './race-bot.ts';

const PRESSES: readonly (Press | null)[] = [null, { way: 0 }, { way: 1 }, { way: 2 }, { way: 3 }];

/** Any way for any time, each as likely. */
export const random: RaceBot = {
  name: 'random',
  think: atOnce((_view, { random: draws }) => ({ press: draws.pick(PRESSES), ticks: draws.pick(RUN_LENGTHS) })),
};
