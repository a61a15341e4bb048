import { captain, colonel, corporal, recruit } from './levels.ts';
import { random } from './random.ts';
import { rules } from './rules.ts';
import { search } from './search.ts';
import type { StrategoBot } from './stratego-bot.ts';

/** The players that come with the game, from the simplest to the strongest. */
export const BOTS: readonly StrategoBot[] = [random, recruit, rules, corporal, captain, colonel, search];
