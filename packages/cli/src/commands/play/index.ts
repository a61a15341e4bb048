import { Command } from 'commander';
import { playLogicMaze, playLogicMazeCommand } from '../../games/logic-maze/commands/play.ts';
import { playPokelabirintoCommand } from '../../games/pokelabirinto/commands/play.ts';
import { playRaceCommand } from '../../games/race/commands/play.ts';
import { playSokobanCommand } from '../../games/sokoban/commands/play.ts';
import { playStrategoCommand } from '../../games/stratego/commands/play.ts';
import { playTheseusCommand } from '../../games/theseus/commands/play.ts';

export const playCommand = (): Command =>
  new Command('play')
    .summary('play a game')
    .description('Plays a game.')
    .addCommand(playSokobanCommand())
    .addCommand(playPokelabirintoCommand())
    .addCommand(playTheseusCommand((files) => playLogicMaze(undefined, { ...files, notices: true })))
    .addCommand(playLogicMazeCommand())
    .addCommand(playStrategoCommand())
    .addCommand(playRaceCommand());
