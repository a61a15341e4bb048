import { Command } from 'commander';
import { consoleCommand } from './console.ts';
import { duelCommand } from './duel.ts';
import { setupsCommand } from './setups.ts';

export const strategoCommand = (): Command =>
  new Command('stratego')
    .summary('the described run and the set-ups of Stratego Duel')
    .description(
      'Lets players meet as the described program of Stratego Duel does, with its board, its prompts and its results, and lists set-ups or checks files of them.',
    )
    .addCommand(duelCommand())
    .addCommand(consoleCommand())
    .addCommand(setupsCommand());
