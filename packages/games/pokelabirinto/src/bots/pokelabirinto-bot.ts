import type { Bot, Seat } from '@dedalo/engine';
import type { PokelabirintoTypes } from '../state.ts';

export const BOT_NAMES = ['random', 'escaper'] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** A player that comes with the game. */
export interface PokelabirintoBot extends Bot<PokelabirintoTypes> {
  readonly name: BotName;
  /** Where it can sit. */
  readonly seats: readonly Seat[];
}
