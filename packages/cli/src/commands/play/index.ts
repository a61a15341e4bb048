import { Command } from 'commander';
import { playSokobanCommand } from './sokoban.ts';

export const playCommand = (): Command =>
  new Command('play').summary('play a game').description('Plays a game.').addCommand(playSokobanCommand());
