import { Command } from 'commander';
import { analyseCommand } from './analyse.ts';
import { boardCommand } from './board.ts';
import { gameCommand } from './game.ts';
import { simulateCommand } from './simulate.ts';
import { watchCommand } from './watch.ts';
import { solveCommand } from './solve.ts';

export const theseusCommand = (): Command =>
  new Command('theseus')
    .summary('games of Theseus: run, watch, draw, solve, simulate, analyse')
    .description(
      'Works on games of Theseus and the Minotaur: runs the described program, lets players meet, draws boards, solves them exactly, and shows where a game was lost.',
    )
    .addCommand(gameCommand())
    .addCommand(watchCommand())
    .addCommand(boardCommand())
    .addCommand(solveCommand())
    .addCommand(simulateCommand())
    .addCommand(analyseCommand());
