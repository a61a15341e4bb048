import { Command } from 'commander';
import { drawBoard, theseus } from '@dedalo/theseus';
import { freshSeed } from '../../../fresh-seed.ts';
import { addConfigOptions, type ConfigFlags, configOf } from './config-options.ts';
import { terminal } from '../../../terminal/terminal.ts';

interface BoardFlags extends ConfigFlags {
  readonly seed?: string;
  readonly openEntrance?: true;
}

export const boardCommand = (): Command =>
  addConfigOptions(
    new Command('board')
      .summary('draw a board')
      .description('Draws the board of a seed as it is when the game begins: T Theseus, M Minotaur, s1, s2 … supplies.')
      .option('--seed <text>', 'any word or number (default: a new one each time)'),
    ['size', 'supplies', 'walls'],
  )
    .option('--open-entrance', 'draw the entrance at the bottom left open; it is closed to everybody all the same')
    .addHelpText(
      'after',
      `
Examples:
  dedalo theseus board --seed 7
  dedalo theseus board --seed 7 --size 9 --supplies 2 --open-entrance`,
    )
    .action(runBoard);

function runBoard(flags: BoardFlags): void {
  const seed = flags.seed ?? freshSeed();
  const state = theseus.start(configOf(flags), seed);
  const rows = drawBoard(state, { entrance: flags.openEntrance ? 'open' : 'closed' });
  process.stdout.write(`${rows.join('\n')}\n`);
  if (flags.seed === undefined && terminal().isTerminal) {
    process.stderr.write(`seed ${seed} (the same again: --seed ${seed})\n`);
  }
}
