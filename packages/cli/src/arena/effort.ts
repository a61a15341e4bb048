import type { Effort } from '@dedalo/arena';
import { Option } from 'commander';
import { UsageError } from '../usage.ts';
import { wholeNumber } from '../values.ts';

export const MOST_NODES = 1e9;
/** An hour. */
export const MOST_TIME = 3_600_000;
export const USUAL_NODES = 10_000;

export interface EffortFlags {
  readonly nodes?: number;
  readonly time?: number;
}

/** How much our bots think where their name does not say. */
export const effortOptions = (): readonly Option[] => [
  new Option('--nodes <n>', `how many steps a bot may take for a move (default ${USUAL_NODES})`).argParser(
    wholeNumber(1, MOST_NODES),
  ),
  new Option('--time <ms>', 'how long a bot thinks about a move; games then depend on the machine').argParser(
    wholeNumber(1, MOST_TIME),
  ),
];

export function effortOf({ nodes, time }: EffortFlags): Effort {
  if (nodes !== undefined && time !== undefined) throw new UsageError('Give either --nodes or --time.');
  return time === undefined ? { nodes: nodes ?? USUAL_NODES } : { time };
}
