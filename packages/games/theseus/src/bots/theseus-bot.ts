import type { Bot, BotOptions, Seat } from '@dedalo/engine';
import type { Opponent } from '../opponents/opponent.ts';
import type { TheseusTypes } from '../state.ts';

export const BOT_NAMES = [
  'random',
  'drowsy',
  'bold',
  'careful',
  'wary',
  'heuristic',
  'minmax',
  'hunter',
  'stalker',
  'cunning-theseus',
  'cunning-minotaur',
  'optimal-theseus',
  'optimal-minotaur',
] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** A player that comes with the game. */
export interface TheseusBot extends Bot<TheseusTypes> {
  readonly name: BotName;
  withOptions?(options: BotOptions): TheseusBot;
  /** Where it can sit. */
  readonly seats: readonly Seat[];
  /** Three tiles in every direction up to a wall, as a player in the maze would, or everything. */
  readonly sees: 'three-tiles' | 'whole-board';
  /** How it plays in a seat, as exact reckoning wants it; absent where that would take too long. */
  readonly opponentIn?: (seat: Seat) => Opponent | undefined;
}
