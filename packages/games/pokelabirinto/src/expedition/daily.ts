import { Random } from '@dedalo/grid';
import { defaultConfig } from './config.ts';
import { STARTERS } from './content/creatures.ts';
import type { Config } from './state.ts';

/** What everybody plays on one day. */
export interface Daily {
  readonly config: Config;
  readonly seed: string;
}

/** The same for everybody who names the day alike, as 2026-11-19: mazes, luck, and who leads at first. */
export function dailyExpedition(date: string): Daily {
  const seed = `daily ${date}`;
  return { seed, config: { ...defaultConfig(), starter: new Random(seed).stream('starter').pick(STARTERS) } };
}
