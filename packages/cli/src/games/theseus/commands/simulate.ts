import { Command, Option } from 'commander';
import type { PlayerWord } from '@dedalo/clients/theseus/players';
import { sentence } from '@dedalo/clients/message';
import { percentText } from '@dedalo/clients/percent-text';
import { freshSeed } from '../../../fresh-seed.ts';
import { interval95 } from '../../../interval.ts';
import { speech, spokenLanguage } from '../../../speech.ts';
import { addConfigOptions, type ConfigFlags, configOf } from './config-options.ts';
import { playerOption } from './player-option.ts';
import { simulateGames } from './simulation.ts';
import { wholeNumber } from '../../../values.ts';

interface SimulateFlags extends ConfigFlags {
  readonly games: number;
  readonly theseus: PlayerWord;
  readonly minotaur: PlayerWord;
  readonly seed?: string;
  readonly json?: true;
}

export const simulateCommand = (): Command =>
  addConfigOptions(
    new Command('simulate')
      .summary('let two players meet many times')
      .description(
        'Lets two players meet, every time on a board of its own. The same seed gives the same games. Ctrl-C stops and tells what there is.',
      )
      .addOption(new Option('--games <n>', 'how many games').default(100).argParser(wholeNumber(1, 10_000_000)))
      .addOption(playerOption('theseus'))
      .addOption(playerOption('minotaur'))
      .option('--seed <text>', 'any word or number (default: a new one each time)'),
    ['size', 'supplies', 'walls', 'rounds'],
  )
    .option('--json', 'print {"games","wins","draws","losses","interval95"}, as Theseus sees it')
    .addHelpText(
      'after',
      `
minmax looks two dice ahead, as described; minmax:depth=4 looks four ahead, from 1 to 8.
interval95 holds the share of games that Theseus wins with 95 % certainty (Wilson).

Examples:
  dedalo theseus simulate --games 1000 --theseus minmax --minotaur random --seed 1
  dedalo theseus simulate --games 20 --theseus optimal --minotaur hunter --seed 1 --size 9 --json`,
    )
    .action(runSimulate);

async function runSimulate(flags: SimulateFlags): Promise<void> {
  const config = configOf(flags);
  const seed = flags.seed ?? freshSeed();
  const players = { theseus: flags.theseus, minotaur: flags.minotaur };
  const ends = await simulateGames({ config, seed, players }, flags.games);
  const wins = ends['all-collected'];
  const draws = ends['action-limit'];
  const losses = ends.captured;
  const games = wins + draws + losses;
  const [low, high] = interval95(wins, games);
  const said = speech().games.theseus;
  if (games < flags.games) process.stderr.write(`dedalo: ${said.stopped({ games, of: flags.games })}\n`);
  if (flags.json) {
    process.stdout.write(`${JSON.stringify({ games, wins, draws, losses, interval95: [low, high] })}\n`);
    return;
  }
  const share = (value: number): string => percentText(value, spokenLanguage());
  process.stdout.write(`${sentence(said.simulated({ games, wins, draws, losses }))}\n`);
  process.stdout.write(`${sentence(said.interval({ low: share(low), high: share(high) }))}\n`);
  if (flags.seed === undefined && process.stdout.isTTY)
    process.stderr.write(`seed ${seed} (the same again: --seed ${seed})\n`);
}
