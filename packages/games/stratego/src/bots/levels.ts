import { POOL, STRONG_SETUPS } from '../setups/pool.ts';
import { createSearch } from './search.ts';

// Weaker than `search` by looking less far and by not remembering, never by a bad move on purpose.

export const recruit = createSearch('recruit', { passes: 1, suppositions: 1, cards: 1, watches: false, setups: POOL });

export const corporal = createSearch('corporal', {
  passes: 1,
  suppositions: 4,
  cards: 2,
  watches: false,
  setups: POOL,
});

export const captain = createSearch('captain', {
  passes: 2,
  suppositions: 4,
  cards: 3,
  watches: false,
  setups: STRONG_SETUPS,
});

export const colonel = createSearch('colonel', {
  passes: 4,
  suppositions: 8,
  cards: 10,
  watches: false,
  setups: STRONG_SETUPS,
});
