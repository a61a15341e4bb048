import { asleep } from '../opponents/minotaurs.ts';
import { lost } from '../opponents/theseuses.ts';
import { MINOTAUR, THESEUS } from '../state.ts';
import { policyBot } from './policy-bot.ts';

/** Rolls: the Minotaur any of the four dice, walls or not (T8), Theseus one of those that lead somewhere (T20). */
export const random = policyBot({
  name: 'random',
  sees: 'three-tiles',
  policies: new Map([
    [THESEUS, lost],
    [MINOTAUR, asleep],
  ]),
});
