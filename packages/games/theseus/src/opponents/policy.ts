import type { Placement } from '../check-board.ts';
import type { Dice } from '../dice.ts';

/**
 * How a player plays who goes by what stands on the board and nothing else: each of these dice is equally likely. What
 * the bot draws from is what the exact solution reckons with, since both ask here.
 */
export type Policy = (placement: Placement) => readonly Dice[];
