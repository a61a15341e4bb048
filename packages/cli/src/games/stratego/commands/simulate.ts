import { Command, Option } from 'commander';
import { sentence } from '@dedalo/clients/message';
import { MOST_TIME, PLAYER_NAMES, type PlayerName } from '@dedalo/clients/stratego/players';
import { percentText } from '@dedalo/clients/percent-text';
import { RULE_SET_NAMES, type RuleSetName } from '@dedalo/stratego';
import { configOf } from '@dedalo/clients/stratego/session';
import { freshSeed } from '../../../fresh-seed.ts';
import { interval95 } from '../../../interval.ts';
import { speech, spokenLanguage } from '../../../speech.ts';
import { type BotEnd, type Effort, simulateGames, type Tally } from './simulation.ts';
import { formatTable } from '../../../table.ts';
import { UsageError } from '../../../usage.ts';
import { oneOf, wholeNumber } from '../../../values.ts';

interface SimulateFlags {
  readonly games: number;
  readonly red: PlayerName;
  readonly blue: PlayerName;
  readonly rules: RuleSetName;
  readonly nodes?: number;
  readonly time?: number;
  readonly seed?: string;
  readonly json?: true;
}

const USUAL_NODES = 10_000;
const ENDS: readonly BotEnd[] = ['flag-captured', 'no-moves', 'action-limit'];

const player = (side: 'red' | 'blue', usual: PlayerName): Option =>
  new Option(`--${side} <player>`, `one of ${PLAYER_NAMES.join(', ')}`).default(usual).argParser(oneOf(PLAYER_NAMES));

export const simulateStrategoCommand = (): Command =>
  new Command('stratego')
    .summary('let two bots meet')
    .description(
      'Lets two bots meet, each of which sets up by itself. The same seed and --nodes give the same games; with --time they depend on how fast this machine is. Ctrl-C stops and tells what there is.',
    )
    .addOption(new Option('--games <n>', 'how many games').default(100).argParser(wholeNumber(1, 10_000_000)))
    .addOption(player('red', 'search'))
    .addOption(player('blue', 'rules'))
    .addOption(
      new Option('--rules <name>', `one of ${RULE_SET_NAMES.join(', ')}`)
        .default('final')
        .argParser(oneOf(RULE_SET_NAMES)),
    )
    .addOption(
      new Option('--nodes <n>', `how many steps a bot may take for a move (default ${USUAL_NODES})`).argParser(
        wholeNumber(1, 1e9),
      ),
    )
    .addOption(new Option('--time <ms>', 'how long a bot thinks about a move').argParser(wholeNumber(1, MOST_TIME)))
    .option('--seed <text>', 'any word or number (default: a new one each time)')
    .option('--json', 'print {"games","wins","draws","losses","reasons","interval95"}, as Red sees it')
    .addHelpText(
      'after',
      `
interval95 holds the share of games that Red wins with 95 % certainty (Wilson). reasons has for wins, draws and losses
how many there were by the flag, by a side without a move, and by the limit of moves.

Examples:
  dedalo simulate stratego --red rules --blue random --games 1000 --seed 1
  dedalo simulate stratego --red search --blue rules --games 20 --seed 1 --nodes 20000 --json
  dedalo simulate stratego --red search --blue rules --games 20 --time 100`,
    )
    .action(runSimulate);

async function runSimulate(flags: SimulateFlags): Promise<void> {
  const seed = flags.seed ?? freshSeed();
  const simulation = {
    config: configOf(flags.rules),
    seed,
    players: [flags.red, flags.blue] as const,
    effort: effortOf(flags),
  };
  const tally = await simulateGames(simulation, flags.games);
  tell(tally, flags);
  if (flags.seed === undefined && process.stdout.isTTY)
    process.stderr.write(`seed ${seed} (the same again: --seed ${seed})\n`);
}

function effortOf({ nodes, time }: SimulateFlags): Effort {
  if (nodes !== undefined && time !== undefined) throw new UsageError('Give either --nodes or --time.');
  return time === undefined ? { nodes: nodes ?? USUAL_NODES } : { time };
}

const sumOf = (ends: Record<BotEnd, number>): number => ENDS.reduce((sum, end) => sum + ends[end], 0);

function tell({ red, blue, nobody }: Tally, flags: SimulateFlags): void {
  const [wins, draws, losses] = [sumOf(red), sumOf(nobody), sumOf(blue)];
  const games = wins + draws + losses;
  const [low, high] = interval95(wins, games);
  const said = speech().games.stratego;
  if (games < flags.games) process.stderr.write(`dedalo: ${said.stopped({ games, of: flags.games })}\n`);
  if (flags.json) {
    const reasons = { wins: red, draws: nobody, losses: blue };
    process.stdout.write(`${JSON.stringify({ games, wins, draws, losses, reasons, interval95: [low, high] })}\n`);
    return;
  }
  const share = (value: number): string => percentText(value, spokenLanguage());
  const rows = ENDS.map((end) => [said.ends[end], String(red[end]), String(blue[end]), String(nobody[end])]);
  process.stdout.write(`${sentence(said.simulated({ games, wins, draws, losses }))}\n`);
  process.stdout.write(`${formatTable(said.reasonHeads, rows, { left: [0] })}\n`);
  process.stdout.write(`${sentence(said.interval({ low: share(low), high: share(high) }))}\n`);
}
