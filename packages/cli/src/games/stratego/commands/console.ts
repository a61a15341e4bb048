import { Command, Option } from 'commander';
import { PLAYER_NAMES } from '@dedalo/clients/stratego/players';
import { type DescribedFlags, describedOptions, runDescribed } from './described-flags.ts';
import { offer } from '../../../offered-values.ts';
import { wholeNumber } from '../../../values.ts';

const NAMES = ['console', ...PLAYER_NAMES];

interface ConsoleFlags extends DescribedFlags {
  readonly games: number;
  readonly red: string;
  readonly blue: string;
}

const player = (side: 'red' | 'blue', first: string): Option =>
  offer(
    new Option(
      `--${side} <player>`,
      `who is ${first}: ${NAMES.join(', ')}, a class (java:…, js:…, py:…), the folder of a hand-in or a command in quotes`,
    ).default('console'),
    () => NAMES,
  );

export function consoleCommand(): Command {
  const command = new Command('console')
    .summary('the described run: players meet, moves are typed, a digit a game')
    .description(
      'Runs games as the described program does: so many with the first player as Red, then as many with the second as Red. The console player has a fixed set-up and types each move, one number a line; who is irregular loses that game. For each game a digit is printed: 1 Red, 2 Blue, 0 nobody; then the results.',
    )
    .addOption(new Option('--games <n>', 'how many games each way').default(1).argParser(wholeNumber(1, 1_000_000)))
    .addOption(player('red', 'Red first'))
    .addOption(player('blue', 'Blue first'));
  for (const option of describedOptions()) command.addOption(option);
  return command
    .addHelpText(
      'after',
      `
Examples:
  dedalo stratego console
  dedalo stratego console --red console --blue search
  dedalo stratego console --blue java:gj.stratego.player.rossi.RossiPlayer --classpath bin
  dedalo stratego console --games 100 --red rules --blue random --seed 1`,
    )
    .action(({ games, red, blue, ...flags }: ConsoleFlags) => runDescribed({ players: [red, blue], games, flags }));
}
