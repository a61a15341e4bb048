import type { GameTypes } from '@dedalo/engine';

/** What a game's codes say to people. */
export interface GameSentences<T extends GameTypes = GameTypes> {
  problem(problem: T['Problem']): string;
  rejection(rejection: T['Rejection']): string;
}
