import { Argument } from 'commander';
import { PACKS } from '@dedalo/sokoban';
import { offer } from '../../../offered-values.ts';

const ABOUT = 'a pack that comes with the game, or a file; - reads standard input';

/** The source of the levels of a command. */
export const levelsArgument = (name = '<pack or file>', about = ABOUT): Argument =>
  offer(new Argument(name, about), () => PACKS);
