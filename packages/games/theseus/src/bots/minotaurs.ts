import { drowsy as hunting, stalking } from '../opponents/minotaurs.ts';
import { MINOTAUR } from '../state.ts';
import { policyBot } from './policy-bot.ts';

/** Hunts whom it sees, and rolls where it sees nobody. */
export const drowsy = policyBot({ name: 'drowsy', sees: 'three-tiles', policies: new Map([[MINOTAUR, hunting]]) });

/** Hunts, and turns at a wall where it could not come to Theseus otherwise. */
export const stalker = policyBot({ name: 'stalker', sees: 'whole-board', policies: new Map([[MINOTAUR, stalking]]) });
