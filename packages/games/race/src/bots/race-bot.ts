import type { Bot } from '@dedalo/engine';
import type { RaceTypes } from '../state.ts';

/** A bot for the user's seat. */
export type RaceBot = Bot<RaceTypes>;
