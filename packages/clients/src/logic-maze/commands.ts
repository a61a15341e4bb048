import type { GameCommands } from '../commands/game-commands.ts';

export const LOGIC_MAZE_COMMANDS: GameCommands<'logic-maze'> = {
  keys: {
    wait: ['space'],
    watch: ['v'],
    levels: ['t'],
    next: ['n'],
    previous: ['p'],
    bookmark: ['.'],
    bookmarks: [','],
  },
  buttons: { previous: 4, next: 5, levels: 9 },
  apart: ['new-game'],
};
