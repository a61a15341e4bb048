import { Command, Option } from 'commander';
import { sentence } from '@dedalo/clients/message';
import { percentText } from '@dedalo/clients/percent-text';
import { BOT_NAMES, type BotName, BOTS, pokelabirinto } from '@dedalo/pokelabirinto';
import { freshSeed } from '../../../fresh-seed.ts';
import { interval95 } from '../../../interval.ts';
import { addConfigOptions, type ConfigFlags, configOf } from './config-options.ts';
import { replayWriter } from '../../../replay-writer.ts';
import { simulateGames } from './simulation.ts';
import { speech, spokenLanguage } from '../../../speech.ts';
import { UsageError } from '../../../usage.ts';
import { oneOf, wholeNumber } from '../../../values.ts';

interface SimulateFlags extends ConfigFlags {
  readonly games: number;
  readonly seed?: string;
  readonly bot: BotName;
  readonly replays?: string;
  readonly json?: true;
}

export const simulatePokelabirintoCommand = (): Command =>
  addConfigOptions(
    new Command('pokelabirinto')
      .summary('let a bot look for the way out')
      .description(
        'Lets a bot lead a creature out of many mazes, each its own. The same seed gives the same games. Ctrl-C stops and tells what there is.',
      )
      .addOption(new Option('--games <n>', 'how many games').default(100).argParser(wholeNumber(1, 10_000_000)))
      .option('--seed <text>', 'any word or number (default: a new one each time)')
      .addOption(
        new Option('--bot <name>', `one of ${BOT_NAMES.join(', ')}`).default('escaper').argParser(oneOf(BOT_NAMES)),
      ),
  )
    .option('--replays <folder>', 'save each game there, played again and found to hold')
    .option(
      '--json',
      'print {"games","escaped","knockedOut","unfinished","meetings","fights","fightsWon","interval95","seed"}',
    )
    .addHelpText(
      'after',
      `
interval95 holds the share of games that end outside the maze with 95 % certainty (Wilson). unfinished are the games
that came to the limit of their actions. A seed that was not given is also said on standard error.

Examples:
  dedalo simulate pokelabirinto --games 1000 --seed 1
  dedalo simulate pokelabirinto --games 1000 --seed 1 --opponents 5 --movement hunter --mind expectimax --json
  dedalo simulate pokelabirinto --games 20 --seed 1 --bot random --replays games`,
    )
    .action(runSimulate);

async function runSimulate(flags: SimulateFlags): Promise<void> {
  const config = await configOf(flags);
  if (config.mind === 'person') throw new UsageError('--mind person: in a simulation there is no second person.');
  const seed = flags.seed ?? freshSeed();
  const bot = BOTS.find(({ name }) => name === flags.bot)!;
  const write = flags.replays === undefined ? undefined : replayWriter(pokelabirinto, flags.replays);
  const tally = await simulateGames({ config, seed, bot }, flags.games, (record) => write?.(record));
  const { escaped, 'knocked-out': knockedOut, 'action-limit': unfinished } = tally.ends;
  const { meetings, fights, fightsWon } = tally;
  const games = escaped + knockedOut + unfinished;
  const [low, high] = interval95(escaped, games);
  const said = speech().games.pokelabirinto;
  if (games < flags.games) process.stderr.write(`dedalo: ${said.stopped({ games, of: flags.games })}\n`);
  if (flags.seed === undefined) process.stderr.write(`seed ${seed} (the same again: --seed ${seed})\n`);
  if (flags.json) {
    const ends = { games, escaped, knockedOut, unfinished };
    process.stdout.write(
      `${JSON.stringify({ ...ends, meetings, fights, fightsWon, interval95: [low, high], seed })}\n`,
    );
    return;
  }
  const share = (value: number): string => percentText(value, spokenLanguage());
  const lines = [
    said.simulated({ games, escaped, knockedOut, unfinished }),
    said.interval({ low: share(low), high: share(high) }),
    said.fought({ meetings, fights, won: fightsWon }),
  ];
  process.stdout.write(`${lines.map(sentence).join('\n')}\n`);
}
