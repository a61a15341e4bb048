import { availableParallelism } from 'node:os';
import { Option } from 'commander';
import { wholeNumber } from '../values.ts';

/** One core is left to the arena itself, which must react to answers. */
export const usualJobs = (): number => Math.max(1, availableParallelism() - 1);

export const jobsOption = (): Option =>
  new Option(
    '--jobs <n>',
    'how many games are played at once (default: one less than this machine has cores)',
  ).argParser(wholeNumber(1, 1000));
