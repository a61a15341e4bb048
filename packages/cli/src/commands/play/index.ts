import { Command } from 'commander';
import { playLogicMazeCommand } from './logic-maze.ts';
import { playSokobanCommand } from './sokoban.ts';
import { playTheseusCommand } from './theseus.ts';

export const playCommand = (): Command =>
  new Command('play')
    .summary('play a game')
    .description('Plays a game.')
    .addCommand(playSokobanCommand())
    .addCommand(playTheseusCommand())
    .addCommand(playLogicMazeCommand());
