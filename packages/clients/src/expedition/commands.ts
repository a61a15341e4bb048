import type { GameCommands } from '../commands/game-commands.ts';

const WAYS = ['up', 'down', 'left', 'right'] as const;
const TIME = ['undo', 'redo'] as const;

/** The letters are those of the rules; walking and deciding never happen at once. */
export const EXPEDITION_COMMANDS: GameCommands<'expedition'> = {
  keys: {
    fight: ['c'],
    'turn-back': ['t'],
    'attack-1': ['1'],
    'attack-2': ['2'],
    'front-2': ['f'],
    'front-3': ['v'],
    join: ['j'],
    'join-1': ['1'],
    'join-2': ['2'],
    'join-3': ['3'],
    'let-go': ['l'],
    map: ['m'],
  },
  moments: [
    ['fight', 'turn-back', 'attack-1', 'attack-2'],
    ['join', 'join-1', 'join-2', 'join-3', 'let-go'],
  ],
  apart: {
    fight: [...WAYS, ...TIME],
    'turn-back': [...WAYS, ...TIME],
    'attack-1': [...WAYS, ...TIME],
    'attack-2': [...WAYS, ...TIME],
    'front-2': TIME,
    'front-3': TIME,
    join: [...WAYS, ...TIME],
    'join-1': [...WAYS, ...TIME],
    'join-2': [...WAYS, ...TIME],
    'join-3': [...WAYS, ...TIME],
    'let-go': [...WAYS, ...TIME],
  },
};
