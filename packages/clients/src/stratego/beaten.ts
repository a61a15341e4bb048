import { fewestOf } from '../progress/fewest.ts';

/** The opponents, by name, that were clearly beaten, and in how few moves. */
export const strategoProgress = fewestOf('stratego', 'moves');
