import { Command } from 'commander';
import { simulateCommand as simulateTheseusCommand } from '../../games/theseus/commands/simulate.ts';
import { simulatePokelabirintoCommand } from '../../games/pokelabirinto/commands/simulate.ts';
import { simulateRaceCommand } from '../../games/race/commands/simulate.ts';
import { simulateStrategoCommand } from '../../games/stratego/commands/simulate.ts';

export const simulateCommand = (): Command =>
  new Command('simulate')
    .summary('let bots play many games')
    .description('Lets bots play many games and tells how they ended. The same seed gives the same games.')
    .addCommand(simulatePokelabirintoCommand())
    .addCommand(simulateRaceCommand())
    .addCommand(simulateStrategoCommand())
    .addCommand(simulateTheseusCommand().name('theseus'));
