import { Command } from 'commander';
import { analyseCommand } from './analyse.ts';
import { boardCommand } from './board.ts';
import { simulateCommand } from './simulate.ts';
import { solveCommand } from './solve.ts';

export const theseusCommand = (): Command =>
  new Command('theseus')
    .summary('boards of Theseus: draw, solve, simulate, analyse')
    .description(
      'Works on games of Theseus and the Minotaur: draws boards, solves them exactly, lets players meet, and shows where a game was lost.',
    )
    .addCommand(boardCommand())
    .addCommand(solveCommand())
    .addCommand(simulateCommand())
    .addCommand(analyseCommand());
