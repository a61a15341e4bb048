import { Command } from 'commander';
import { checkCommand } from './check.ts';
import { debugCommand } from './debug.ts';
import { newCommand } from './new.ts';
import { botReplayCommand } from './replay.ts';
import { schemaCommand } from './schema.ts';

export const botCommand = (): Command =>
  new Command('bot')
    .summary('for authors of players: begin one, check a program, debug it, print the schemas')
    .description(
      'Helps whoever writes a player in any language: makes a folder that plays at once, holds the conversation with a program and says what is wrong, plays a game with it without a clock, gives it a recorded game again, and prints what is said on the wire as JSON schemas. How to begin: docs/bots.md.',
    )
    .addCommand(newCommand())
    .addCommand(checkCommand())
    .addCommand(debugCommand())
    .addCommand(botReplayCommand())
    .addCommand(schemaCommand());
