import { fewestOf } from '../progress/fewest.ts';

/** The boards of the ladders that were won, and in how few rounds. */
export const theseusProgress = fewestOf('theseus', 'rounds');
