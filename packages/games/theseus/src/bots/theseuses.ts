import * as policies from '../opponents/theseuses.ts';
import { THESEUS } from '../state.ts';
import { policyBot } from './policy-bot.ts';

/** Goes for the nearest supply, whoever stands in the way. */
export const bold = policyBot({ name: 'bold', sees: 'whole-board', policies: new Map([[THESEUS, policies.bold]]) });

/** Goes for the nearest supply, and runs from a Minotaur that he sees. */
export const careful = policyBot({
  name: 'careful',
  sees: 'whole-board',
  policies: new Map([[THESEUS, policies.careful]]),
});

/** Goes for the nearest supply, and never to where the Minotaur could come next. */
export const wary = policyBot({ name: 'wary', sees: 'whole-board', policies: new Map([[THESEUS, policies.wary]]) });
