import type { GameCommands } from '../commands/game-commands.ts';

const SETTING_UP = ['pool', 'mirror', 'clear', 'remove', 'next-piece', 'piece-before', 'setups', 'begin'] as const;

const PLAYING = ['hurry', 'earlier', 'later', 'now', 'moves', 'resign'] as const;

export const STRATEGO_COMMANDS: GameCommands<'stratego'> = {
  keys: {
    pool: ['p'],
    mirror: ['b'],
    clear: ['x'],
    remove: ['z', 'backspace'],
    'next-piece': ['+', 'page-up'],
    'piece-before': ['-', 'page-down'],
    setups: ['t'],
    begin: ['space'],
    hurry: ['space'],
    earlier: [','],
    later: ['.'],
    now: ['backspace'],
    moves: ['m'],
    resign: ['f'],
  },
  buttons: { remove: 1, clear: 3, pool: 4, setups: 9 },
  moments: [SETTING_UP, PLAYING],
  apart: ['undo', 'redo', 'restart', 'hint'],
};
