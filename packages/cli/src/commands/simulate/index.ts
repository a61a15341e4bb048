import { Command } from 'commander';
import { CLI_GAMES } from '../../games/index.ts';

export async function simulateCommand(): Promise<Command> {
  const simulate = new Command('simulate')
    .summary('let bots play many games')
    .description('Lets bots play many games and tells how they ended. The same seed gives the same games.');
  for (const game of CLI_GAMES) if (game.simulate) simulate.addCommand(await game.simulate());
  return simulate;
}
