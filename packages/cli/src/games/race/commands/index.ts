import { Command } from 'commander';
import { checkCommand } from './check.ts';
import { filesCommand } from './files.ts';
import { mapCommand } from './map.ts';
import { schemaCommand } from './schema.ts';

export const raceCommand = (): Command =>
  new Command('race')
    .summary('games of Labyrinth Race: check, begin your own, maps')
    .description(
      'Works on the .cfg files of Labyrinth Race: checks those of a game, writes those of a shipped one to begin with, prints random maps.',
    )
    .addCommand(checkCommand())
    .addCommand(filesCommand())
    .addCommand(mapCommand())
    .addCommand(schemaCommand());
