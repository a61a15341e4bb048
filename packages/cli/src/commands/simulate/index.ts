import { Command } from 'commander';
import { simulateCommand as simulateTheseusCommand } from '../theseus/simulate.ts';
import { simulatePokelabirintoCommand } from './pokelabirinto.ts';
import { simulateRaceCommand } from './race.ts';
import { simulateStrategoCommand } from './stratego.ts';

export const simulateCommand = (): Command =>
  new Command('simulate')
    .summary('let bots play many games')
    .description('Lets bots play many games and tells how they ended. The same seed gives the same games.')
    .addCommand(simulatePokelabirintoCommand())
    .addCommand(simulateRaceCommand())
    .addCommand(simulateStrategoCommand())
    .addCommand(simulateTheseusCommand().name('theseus'));
