import { evaluating } from '../opponents/theseuses.ts';
import { THESEUS } from '../state.ts';
import { policyBot } from './policy-bot.ts';

/** Looks one die ahead and takes the best (T20). */
export const heuristic = policyBot({
  name: 'heuristic',
  sees: 'three-tiles',
  policies: new Map([[THESEUS, evaluating]]),
});
