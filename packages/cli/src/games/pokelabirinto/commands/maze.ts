import { Command, Option } from 'commander';
import { sentence } from '@dedalo/clients/message';
import { formatBinary, formatSymbols, generateMaze } from '@dedalo/grid';
import { createConfig, DEFAULT_SIDE, LARGEST_SIDE, type MazeKind, MAZES, SMALLEST_SIDE } from '@dedalo/pokelabirinto';
import { say } from '@dedalo/words';
import { freshSeed } from '../../../fresh-seed.ts';
import { speech } from '../../../speech.ts';
import { terminal } from '../../../terminal/terminal.ts';
import { UsageError } from '../../../usage.ts';
import { oneOf, wholeNumber } from '../../../values.ts';

interface MazeFlags {
  readonly rows: number;
  readonly columns: number;
  readonly maze: MazeKind;
  readonly seed?: string;
  readonly symbols?: true;
  readonly numbers?: true;
}

const possibleSide = wholeNumber(SMALLEST_SIDE, LARGEST_SIDE);
/** The game itself refuses an impossible size, in the described words (P10). */
const side = (text: string): number => (/^\s*[+-]?\d{1,15}\s*$/.test(text) ? Number(text) : possibleSide(text));
const SIDES = `from ${SMALLEST_SIDE} to ${LARGEST_SIDE}`;

export const mazeCommand = (): Command =>
  new Command('maze')
    .summary('print a maze')
    .description('Prints the maze of a seed: E entrance, U exit, . open, # wall; or 0 open, 1 wall, with tabs.')
    .addOption(new Option('--rows <n>', `rows of the maze, ${SIDES}`).default(DEFAULT_SIDE).argParser(side))
    .addOption(new Option('--columns <n>', `columns of the maze, ${SIDES}`).default(DEFAULT_SIDE).argParser(side))
    .addOption(new Option('--maze <kind>', `one of ${MAZES.join(', ')}`).default('classic').argParser(oneOf(MAZES)))
    .option('--seed <text>', 'any word or number (default: a new one each time)')
    .option('--symbols', 'print symbols (the default)')
    .addOption(new Option('--numbers', 'print numbers').conflicts('symbols'))
    .addHelpText(
      'after',
      `
Examples:
  dedalo pokelabirinto maze --seed 7
  dedalo pokelabirinto maze --seed 7 --rows 9 --columns 21 --maze clean --numbers`,
    )
    .action(runMaze);

function runMaze({ rows, columns, maze: algorithm, ...flags }: MazeFlags): void {
  const said = speech().games.pokelabirinto;
  const config = createConfig({ rows, columns, maze: algorithm });
  if (!config.ok) throw new UsageError(`${said.badSize} ${sentence(say(said.problem, config.error))}`);
  const seed = flags.seed ?? freshSeed();
  const made = generateMaze({ width: columns, height: rows, algorithm, seed });
  if (!made.ok) throw new Error(`no maze of ${rows}×${columns} (${made.error.code})`);
  const symbols = `${formatSymbols(made.value)} ${said.entranceNote}\n`;
  process.stdout.write(flags.numbers ? formatBinary(made.value.grid) : symbols);
  if (flags.seed === undefined && terminal().isTerminal) {
    process.stderr.write(`seed ${seed} (the same again: --seed ${seed})\n`);
  }
}
