import { Command } from 'commander';
import { contentSchema } from '@dedalo/race';

export const schemaCommand = (): Command =>
  new Command('schema')
    .summary('print the JSON schema of a game')
    .description('Prints the JSON schema of what the files of a game say, for programs that make or read games.')
    .addHelpText(
      'after',
      `
Example:
  dedalo race schema > race.schema.json`,
    )
    .action(() => void process.stdout.write(`${JSON.stringify(contentSchema, null, 2)}\n`));
