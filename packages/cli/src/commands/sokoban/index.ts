import { Command } from 'commander';
import { checkCommand } from './check.ts';
import { convertCommand } from './convert.ts';
import { levelsCommand } from './levels.ts';
import { metricsCommand } from './metrics.ts';
import { solveCommand } from './solve.ts';

export const sokobanCommand = (): Command =>
  new Command('sokoban')
    .summary('levels of Sokoban: solve, check, convert, measure, list')
    .description('Works on files of Sokoban levels: XSB, .sok, .slc, Boxoban text and run-length encoded boards.')
    .addCommand(levelsCommand())
    .addCommand(checkCommand())
    .addCommand(convertCommand())
    .addCommand(metricsCommand())
    .addCommand(solveCommand());
