import { Command, Option } from 'commander';
import { type PlayerName, PLAYER_NAMES } from '@dedalo/clients/stratego/players';
import { type RuleSetName, RULE_SET_NAMES } from '@dedalo/stratego';
import { configOf } from '@dedalo/clients/stratego/session';
import { freshSeed } from '../../fresh-seed.ts';
import { describedRun } from '../../stratego/described-run.ts';
import { oneOf, wholeNumber } from '../../values.ts';

const NAMES = ['console', ...PLAYER_NAMES] as const;

interface ConsoleFlags {
  readonly games: number;
  readonly red: PlayerName | 'console';
  readonly blue: PlayerName | 'console';
  readonly rules: RuleSetName;
  readonly nodes: number;
  readonly seed?: string;
  readonly verbose?: true;
}

const player = (side: 'red' | 'blue', first: string): Option =>
  new Option(`--${side} <player>`, `who is ${first}: ${NAMES.join(', ')}`).default('console').argParser(oneOf(NAMES));

export const consoleCommand = (): Command =>
  new Command('console')
    .summary('the described run: players meet, moves are typed, a digit a game')
    .description(
      'Runs games as the described program does: so many with the first player as Red, then as many with the second as Red. The console player has a fixed set-up and types each move, one number a line; who is irregular loses that game. For each game a digit is printed: 1 Red, 2 Blue, 0 nobody; then the results.',
    )
    .addOption(new Option('--games <n>', 'how many games each way').default(1).argParser(wholeNumber(1, 1_000_000)))
    .addOption(player('red', 'Red first'))
    .addOption(player('blue', 'Blue first'))
    .addOption(
      new Option('--rules <name>', `one of ${RULE_SET_NAMES.join(', ')}`)
        .default('final')
        .argParser(oneOf(RULE_SET_NAMES)),
    )
    .addOption(
      new Option('--nodes <n>', 'how many steps a bot may take for a move')
        .default(10_000)
        .argParser(wholeNumber(1, 1e9)),
    )
    .option('--seed <text>', 'any word or number for the bots (default: a new one each time)')
    .option('--verbose', 'print the board before every move; where somebody types it is always printed')
    .addHelpText(
      'after',
      `
Examples:
  dedalo stratego console
  dedalo stratego console --red console --blue search
  dedalo stratego console --games 100 --red rules --blue random --seed 1`,
    )
    .action(runConsole);

function runConsole({ games, red, blue, rules, nodes, seed = freshSeed(), verbose }: ConsoleFlags): void {
  const isTyped = red === 'console' || blue === 'console';
  describedRun({
    players: [red, blue],
    games,
    config: configOf(rules),
    nodes,
    seed,
    isVerbose: isTyped || verbose === true,
  });
}
