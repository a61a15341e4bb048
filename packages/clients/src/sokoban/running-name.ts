import type { Level, Mode } from '@dedalo/sokoban';
import { fingerprintOf } from './progress.ts';

/** Every level keeps its own unfinished game, each direction of play, and the challenge of a day, which alone has a seed. */
export const runningName = (level: Level, mode: Mode, seed = ''): string =>
  `sokoban-${seed === '' ? '' : 'd-'}${mode === 'reverse' ? 'r-' : ''}${fingerprintOf(level)}`;
