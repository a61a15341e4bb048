import type { RaceBot } from './race-bot.ts';
import { random } from './random.ts';
import { runner } from './runner.ts';

export const BOTS: readonly RaceBot[] = [random, runner];
