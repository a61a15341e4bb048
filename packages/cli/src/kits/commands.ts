import type { GameId } from '@dedalo/catalogue';
import type { KitLanguage } from './languages.ts';

/** The commands to type in the folder of a new player. */
export interface KitCommands {
  readonly test: string;
  readonly check: string;
  readonly match: string;
}

export const commandsOf = ({ test }: KitLanguage, game: GameId): KitCommands => ({
  test,
  check: 'dedalo bot check .',
  match: `dedalo match ${game} . random --games 20`,
});
