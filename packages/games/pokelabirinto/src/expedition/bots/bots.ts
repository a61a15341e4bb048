import { alwaysFight } from './always-fight.ts';
import { alwaysFlee } from './always-flee.ts';
import type { ExpeditionBot } from './expedition-bot.ts';
import { odds } from './odds.ts';
import { random } from './random.ts';

/** The players that come with the game. */
export const BOTS: readonly ExpeditionBot[] = [random, alwaysFlee, alwaysFight, odds];
