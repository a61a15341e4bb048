import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Argument, Command } from 'commander';
import { type ShippedGame, SHIPPED_GAMES, shippedFiles } from '@dedalo/race';
import { speech } from '../../../speech.ts';
import { reasonOf } from '../../../store/files.ts';
import { UsageError } from '../../../usage.ts';
import { oneOf } from '../../../values.ts';

export const filesCommand = (): Command =>
  new Command('files')
    .summary('write the files of a shipped game, to begin your own')
    .description(
      'Writes the .cfg files of a game that comes with the race into a new folder, to begin one of your own.',
    )
    .addArgument(
      new Argument('[game]', `one of ${SHIPPED_GAMES.join(', ')}`)
        .default(SHIPPED_GAMES[0])
        .argParser(oneOf(SHIPPED_GAMES)),
    )
    .requiredOption('--out <folder>', 'a folder that is not there yet, or is empty')
    .addHelpText(
      'after',
      `
Examples:
  dedalo race files --out my-race
  dedalo race files small --out two-maps`,
    )
    .action(runFiles);

function runFiles(game: ShippedGame, { out }: { readonly out: string }): void {
  const said = speech().games.race.files.check;
  const files = shippedFiles(game);
  try {
    mkdirSync(out, { recursive: true });
    if (readdirSync(out).length > 0) throw new UsageError(`${out}: ${said.notEmpty}`);
    for (const { path, text } of files) {
      const file = join(out, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text, { flag: 'wx' });
    }
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${out} cannot be written (${reasonOf(error)}).`, { cause: error });
  }
  process.stdout.write(`${said.written({ files: files.length, place: out })}\n`);
}
