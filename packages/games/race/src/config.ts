import type { Content } from './content/content.ts';
import { TICKS_A_SECOND } from './simulation/units.ts';
import type { Config } from './state.ts';

/** An hour, all levels together. */
export const DEFAULT_MOST_TICKS = 3600 * TICKS_A_SECOND;

export const createConfig = (content: Content, mostTicks: number = DEFAULT_MOST_TICKS): Config => ({
  content,
  mostTicks,
});
