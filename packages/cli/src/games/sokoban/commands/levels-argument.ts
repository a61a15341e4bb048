import { Argument } from 'commander';
import { PACKS } from '@dedalo/sokoban';
import { offer } from '../../../offered-values.ts';

const ABOUT = 'a pack that comes with the game, or a file; - reads standard input';

/** Where the levels of a command come from. */
export const levelsArgument = (name = '<pack or file>', about = ABOUT): Argument =>
  offer(new Argument(name, about), () => PACKS);
