import { Command } from 'commander';
import { creaturesCommand } from './creatures.ts';
import { mazeCommand } from './maze.ts';
import { oddsCommand } from './odds.ts';

export const pokelabirintoCommand = (): Command =>
  new Command('pokelabirinto')
    .summary('creatures, mazes and odds of PokéLabirinto')
    .description(
      'Works out the exact odds of fights, lists creatures and checks files of them, and prints mazes as PokéLabirinto does.',
    )
    .addCommand(oddsCommand())
    .addCommand(creaturesCommand())
    .addCommand(mazeCommand());
