import type { Level } from '@dedalo/theseus/logic';
import { mazeFingerprint } from './progress.ts';

/** Every level keeps its own unfinished game, and the challenge of a day, which alone has a seed. */
export const runningMaze = (level: Level, seed = ''): string =>
  `logic-maze-${seed === '' ? '' : 'd-'}${mazeFingerprint(level)}`;
