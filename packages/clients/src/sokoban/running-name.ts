import type { Level, Mode } from '@dedalo/sokoban';
import { fingerprintOf } from './progress.ts';

/**
 * Every level keeps an unfinished game for each direction of play; so does the daily challenge, which alone has a seed.
 */
export const runningName = (level: Level, mode: Mode, seed = ''): string =>
  `sokoban-${seed === '' ? '' : 'd-'}${mode === 'reverse' ? 'r-' : ''}${fingerprintOf(level)}`;
