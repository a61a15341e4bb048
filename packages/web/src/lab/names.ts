import type { MazeAlgorithm, PathAlgorithm } from '@dedalo/grid';
import { words } from '../speech.ts';

/** The name of an algorithm. */
export const generatorName = (generator: MazeAlgorithm): string => words.value.web.lab.generators[generator][0];
export const finderName = (finder: PathAlgorithm): string => words.value.web.lab.finders[finder][0];
