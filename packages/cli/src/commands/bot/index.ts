import { Command } from 'commander';
import { checkCommand } from './check.ts';
import { schemaCommand } from './schema.ts';

export const botCommand = (): Command =>
  new Command('bot')
    .summary('for authors of players: check a program, print the schemas')
    .description(
      'Helps whoever writes a player in any language: holds the conversation with a program and says what is wrong, and prints what is said on the wire as JSON schemas. How to begin: docs/bots.md.',
    )
    .addCommand(checkCommand())
    .addCommand(schemaCommand());
