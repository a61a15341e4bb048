import type { GameCommands } from '../commands/game-commands.ts';

export const SOKOBAN_COMMANDS: GameCommands<'sokoban'> = {
  keys: {
    watch: ['v'],
    shorten: ['f'],
    reverse: ['b'],
    'dead-squares': ['m'],
    levels: ['t'],
    next: ['n'],
    previous: ['p'],
    bookmark: ['.'],
    bookmarks: [','],
  },
  buttons: { previous: 4, next: 5, levels: 9 },
  apart: ['new-game'],
  letters: 'udlr',
};
