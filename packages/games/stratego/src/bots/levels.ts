import { POOL, STRONG_SETUPS } from '../setups/pool.ts';
import { createSearch } from './search.ts';
import type { StrategoBot } from './stratego-bot.ts';

/** Weaker than `search` by looking less far and by not remembering, the weakest first. */
export const LEVELS: readonly StrategoBot[] = [
  createSearch('recruit', { passes: 1, suppositions: 1, cards: 1, watches: false, setups: POOL }),
  createSearch('corporal', { passes: 1, suppositions: 4, cards: 2, watches: false, setups: POOL }),
  createSearch('captain', { passes: 2, suppositions: 4, cards: 3, watches: false, setups: POOL }),
  createSearch('colonel', { passes: 3, suppositions: 8, cards: 6, watches: false, setups: STRONG_SETUPS }),
];
