import type { Level } from '@dedalo/theseus/logic';
import { mazeFingerprint } from './progress.ts';

/** Every level keeps its own unfinished game; the daily challenge, which alone has a seed, too. */
export const runningMaze = (level: Level, seed = ''): string =>
  `logic-maze-${seed === '' ? '' : 'd-'}${mazeFingerprint(level)}`;
