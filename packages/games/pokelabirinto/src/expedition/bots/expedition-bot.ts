import type { Bot } from '@dedalo/engine';
import type { ExpeditionTypes } from '../state.ts';

export const BOT_NAMES = ['random', 'always-flee', 'always-fight', 'odds'] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** A player that comes with the game. It sees what the player sees. */
export interface ExpeditionBot extends Bot<ExpeditionTypes> {
  readonly name: BotName;
}
