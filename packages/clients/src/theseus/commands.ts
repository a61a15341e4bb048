import type { GameCommands } from '../commands/game-commands.ts';

export const THESEUS_COMMANDS: GameCommands<'theseus'> = {
  keys: { statistics: ['v'], 'next-moment': ['n'], 'previous-moment': ['p'] },
  buttons: { 'previous-moment': 4, 'next-moment': 5 },
  moments: [['statistics'], ['next-moment', 'previous-moment']],
  apart: { 'next-moment': ['new-game'], 'previous-moment': ['new-game'] },
};
