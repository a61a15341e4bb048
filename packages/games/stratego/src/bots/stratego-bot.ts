import type { Bot } from '@dedalo/engine';
import type { StrategoTypes } from '../state.ts';

export const BOT_NAMES = ['random', 'recruit', 'rules', 'corporal', 'captain', 'colonel', 'search'] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** A player that comes with the game. */
export interface StrategoBot extends Bot<StrategoTypes> {
  readonly name: BotName;
}
