import { Command, Option } from 'commander';
import { sentence } from '@dedalo/clients/message';
import { percentText } from '@dedalo/clients/percent-text';
import { BOTS, type Content, createConfig, race, shippedContent } from '@dedalo/race';
import { freshSeed } from '../../../fresh-seed.ts';
import { interval95 } from '../../../interval.ts';
import { readContent } from './read-content.ts';
import { replayWriter } from '../../../replay-writer.ts';
import { simulateGames } from './simulation.ts';
import { meanSeconds, type Tally } from './tally.ts';
import { speech, spokenLanguage } from '../../../speech.ts';
import { formatTable } from '../../../table.ts';
import { UsageError } from '../../../usage.ts';
import { oneOf, wholeNumber } from '../../../values.ts';

interface SimulateFlags {
  readonly games: number;
  readonly bot: string;
  readonly content?: string;
  readonly level?: number;
  readonly replays?: string;
  readonly seed?: string;
  readonly json?: true;
}

const BOT_NAMES = BOTS.map(({ name }) => name);

export const simulateRaceCommand = (): Command =>
  new Command('race')
    .summary('let a bot race through the levels')
    .description(
      'Lets a bot play whole games of Labyrinth Race, each with random maps of its own. The same seed gives the same games. Ctrl-C stops and tells what there is.',
    )
    .addOption(new Option('--games <n>', 'how many games').default(20).argParser(wholeNumber(1, 10_000_000)))
    .option('--seed <text>', 'any word or number (default: a new one each time)')
    .addOption(
      new Option('--bot <name>', `one of ${BOT_NAMES.join(', ')}`).default('runner').argParser(oneOf(BOT_NAMES)),
    )
    .option('--content <folder>', 'the folder of a game of your own (default: the one that comes with the race)')
    .addOption(new Option('--level <n>', 'only this level, counted from 1').argParser(wholeNumber(1, 1000)))
    .option('--replays <folder>', 'save each game there, played again and found to hold')
    .option('--json', 'print {"games","wins","levels","livesLost","ends","interval95","seed"}')
    .addHelpText(
      'after',
      `
levels has for every level how many games came to it ("reached") and through it ("passed"), and how long those that
passed took for it in seconds of the game, changes of maps included ("meanSeconds"). ends says why games were over:
"finished", "overtaken" by an opponent, "noLives", or out of "time". interval95 holds the share of games that are won
with 95 % certainty (Wilson). A seed that was not given is also said on standard error.

Examples:
  dedalo simulate race --games 20 --seed 1
  dedalo simulate race --games 100 --seed 1 --level 8 --json
  dedalo simulate race --games 5 --seed 1 --content my-race --replays games`,
    )
    .action(runSimulate);

async function runSimulate(flags: SimulateFlags): Promise<void> {
  const config = createConfig(await contentOf(flags));
  const seed = flags.seed ?? freshSeed();
  const bot = BOTS.find(({ name }) => name === flags.bot)!;
  const write = flags.replays === undefined ? undefined : replayWriter(race, flags.replays);
  const tally = await simulateGames({ config, seed, bot }, flags.games, (record) => write?.(record));
  if (flags.seed === undefined) process.stderr.write(`seed ${seed} (the same again: --seed ${seed})\n`);
  tell(tally, { ...flags, seed });
}

async function contentOf({ content: folder, level }: SimulateFlags): Promise<Content> {
  const content = folder === undefined ? shippedContent('daedalus') : await readContent(folder);
  if (level === undefined) return content;
  const one = content.levels[level - 1];
  const { noLevel } = speech().games.race.files.simulation;
  if (!one) throw new UsageError(`--level ${level}: ${noLevel(content.levels.length)}`);
  return { ...content, levels: [one] };
}

function tell({ ends, levels, livesLost }: Tally, flags: SimulateFlags & { readonly seed: string }): void {
  const { finished: wins, overtaken, 'no-lives': noLives, 'action-limit': time } = ends;
  const games = wins + overtaken + noLives + time;
  const [low, high] = interval95(wins, games);
  const said = speech().games.race.files.simulation;
  if (games < flags.games) process.stderr.write(`dedalo: ${said.stopped({ games, of: flags.games })}\n`);
  if (flags.json) {
    const byLevel = levels.map((level) => {
      const { name, reached, passed } = level;
      return { name, reached, passed, meanSeconds: meanSeconds(level) };
    });
    const reasons = { finished: wins, overtaken, noLives, time };
    const found = { games, wins, levels: byLevel, livesLost, ends: reasons, interval95: [low, high], seed: flags.seed };
    process.stdout.write(`${JSON.stringify(found)}\n`);
    return;
  }
  const share = (value: number): string => percentText(value, spokenLanguage());
  const rows = levels.map((level, index) => [
    `${index + 1} ${level.name}`,
    String(level.reached),
    String(level.passed),
    meanSeconds(level)?.toFixed(2) ?? '-',
  ]);
  const lines = [
    sentence(said.simulated({ games, wins })),
    formatTable(said.heads, rows, { left: [0] }),
    sentence(said.lost({ overtaken, noLives, time })),
    sentence(said.livesLost(livesLost)),
    sentence(said.interval({ low: share(low), high: share(high) })),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
