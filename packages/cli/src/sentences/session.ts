import type { TimeRejection } from '@dedalo/engine';
import { say, type Sentences } from './say.ts';

const TIME: Sentences<TimeRejection> = {
  'not-alone': () => 'only who plays alone can go back.',
  'nothing-to-undo': () => 'there is nothing to undo.',
  'nothing-to-redo': () => 'there is nothing to redo.',
  'nothing-to-restart': () => 'this is the start.',
};

export const timeRejection = (rejection: TimeRejection): string => say(TIME, rejection);
