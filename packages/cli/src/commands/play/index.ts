import { Command } from 'commander';
import { playLogicMazeCommand } from './logic-maze.ts';
import { playPokelabirintoCommand } from './pokelabirinto.ts';
import { playRaceCommand } from './race.ts';
import { playSokobanCommand } from './sokoban.ts';
import { playStrategoCommand } from './stratego.ts';
import { playTheseusCommand } from './theseus.ts';

export const playCommand = (): Command =>
  new Command('play')
    .summary('play a game')
    .description('Plays a game.')
    .addCommand(playSokobanCommand())
    .addCommand(playPokelabirintoCommand())
    .addCommand(playTheseusCommand())
    .addCommand(playLogicMazeCommand())
    .addCommand(playStrategoCommand())
    .addCommand(playRaceCommand());
