import { Command } from 'commander';
import { sentence } from '@dedalo/clients/message';
import { formatSetups, PIECES, POOL, type Setup } from '@dedalo/stratego';
import { speech } from '../../../speech.ts';
import { readSetups } from './read-setup.ts';

export const setupsCommand = (): Command =>
  new Command('setups')
    .summary('list the set-ups of the pool, or check a file of them')
    .description(
      'Lists the set-ups that come with the game, as files of them are written: four rows of ten cells, the back row first, .. for a free cell. With a file it checks that one; exit code 2, with line and column, where something is wrong in it.',
    )
    .argument('[file]', 'a file of set-ups, with an empty line between them; - reads standard input')
    .option(
      '--json',
      'print a list of {"title","cells"}, the cells as row and column by piece, as Red would place them',
    )
    .addHelpText(
      'after',
      `
Examples:
  dedalo stratego setups
  dedalo stratego setups mine.txt
  dedalo play stratego --setup mine.txt`,
    )
    .action(runSetups);

async function runSetups(file: string | undefined, flags: { readonly json?: true }): Promise<void> {
  const setups = file === undefined ? POOL : await readSetups(file);
  if (flags.json) return void process.stdout.write(`${JSON.stringify(setups.map(asJson))}\n`);
  if (file === undefined) return void process.stdout.write(formatSetups(setups));
  return void process.stdout.write(`${sentence(speech().games.stratego.setupsFine(setups.length))}\n`);
}

const asJson = ({ title, cells }: Setup): object => ({
  title: title ?? null,
  cells: Object.fromEntries(
    PIECES.map((piece, index) => [piece, [Math.floor(cells[index]! / 10), cells[index]! % 10]]),
  ),
});
