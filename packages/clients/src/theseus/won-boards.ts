import { fewestOf } from '../progress/fewest.ts';

/** The won boards of the ladders, with the number of rounds. */
export const theseusProgress = fewestOf('theseus', 'rounds');
