import { Command } from 'commander';
import { checkCommand } from './check.ts';
import { convertCommand } from './convert.ts';
import { generateCommand } from './generate.ts';
import { levelsCommand } from './levels.ts';
import { metricsCommand } from './metrics.ts';
import { optimizeCommand } from './optimize.ts';
import { solveCommand } from './solve.ts';

export const sokobanCommand = (): Command =>
  new Command('sokoban')
    .summary('levels of Sokoban: solve, optimize, generate, check, convert, measure, list')
    .description('Works on files of Sokoban levels: XSB, .sok, .slc, Boxoban text and run-length encoded boards.')
    .addCommand(levelsCommand())
    .addCommand(checkCommand())
    .addCommand(convertCommand())
    .addCommand(metricsCommand())
    .addCommand(solveCommand())
    .addCommand(optimizeCommand())
    .addCommand(generateCommand());
