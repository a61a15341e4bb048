import { hunting } from '../opponents/minotaurs.ts';
import { MINOTAUR } from '../state.ts';
import { policyBot } from './policy-bot.ts';

/** A Minotaur that takes a shortest way to Theseus. */
export const hunter = policyBot({ name: 'hunter', sees: 'whole-board', policies: new Map([[MINOTAUR, hunting]]) });
