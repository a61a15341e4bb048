import { Command, Option } from 'commander';
import { printable } from '@dedalo/clients/printable';
import { sokobanFileProblem, sokobanRejection } from '@dedalo/clients/sentences';
import { type LevelEntry, METRIC_ORDERS, parseMoves, type SavedGame } from '@dedalo/sokoban';
import { findLevels, levelOf } from './find-levels.ts';
import { levelsArgument } from './levels-argument.ts';
import { speech } from '../../../speech.ts';
import { formatTable } from '../../../table.ts';
import { NoAnswer, UsageError } from '../../../usage.ts';
import { wholeNumber } from '../../../values.ts';
import { type GameVerdict, judgeGame } from './solutions.ts';

interface MetricsFlags {
  readonly level?: number;
  readonly moves?: string;
  readonly json?: true;
}

export const metricsCommand = (): Command =>
  new Command('metrics')
    .summary('measure solutions')
    .description(
      'Measures the stored games of a pack or file, or moves of your own: moves, pushes, box lines (runs of pushes one way), box changes, pushing sessions, player lines (runs of steps one way).',
    )
    .addArgument(levelsArgument())
    .addOption(new Option('--level <n>', 'only this level').argParser(wholeNumber(1, 1_000_000)))
    .option('--moves <lurd>', 'measure these moves, such as rrdLuU, on the level (default: on the first)')
    .option('--json', 'print it as JSON')
    .addHelpText(
      'after',
      `
Examples:
  dedalo sokoban metrics classic
  dedalo sokoban metrics my.sok --level 2
  dedalo sokoban metrics classic --level 1 --moves rrdLuUruL`,
    )
    .action(runMetrics);

interface Line {
  readonly number: number;
  readonly title: string;
  readonly verdict: GameVerdict;
}

async function runMetrics(packOrFile: string, flags: MetricsFlags): Promise<void> {
  const said = speech().files;
  const source = await findLevels(packOrFile);
  const chosen = flags.level ?? (flags.moves === undefined ? undefined : 1);
  const first = chosen ?? 1;
  const entries = chosen === undefined ? source.collection.entries : [levelOf(source, chosen)];
  const own = flags.moves === undefined ? undefined : ownGame(flags.moves);
  const lines = entries.flatMap((entry, index) => linesOf(entry, first + index, own ? [own] : entry.games));
  if (flags.json) {
    process.stdout.write(`${JSON.stringify(lines.map(toJson))}\n`);
  } else if (lines.length > 0) {
    const rows = lines.map(({ number, title, verdict }) => [
      String(number),
      printable(title),
      ...METRIC_ORDERS.moves.map((metric) => String(verdict.metrics?.[metric] ?? '')),
      verdictWords(verdict),
    ]);
    process.stdout.write(`${formatTable(['', said.gameHead, ...said.metricHeads, ''], rows, { left: [1, 8] })}\n`);
  }
  if (lines.length === 0) throw new NoAnswer(said.noGames(source.name));
  if (lines.some(({ verdict }) => verdict.refused)) throw new NoAnswer(said.someRefused);
}

function ownGame(text: string): SavedGame {
  const moves = parseMoves(text);
  if (moves.ok && moves.value.letters === '') throw new UsageError(`--moves: ${speech().files.noMove}`);
  if (!moves.ok) throw new UsageError(sokobanFileProblem(speech(), '--moves', moves.error));
  return { title: speech().files.yourMoves, moves: moves.value, notes: [] };
}

const linesOf = (entry: LevelEntry, number: number, games: readonly SavedGame[]): Line[] =>
  games.map((game) => ({ number, title: game.title ?? '', verdict: judgeGame(entry, game) }));

function verdictWords({ isSolved, refused }: GameVerdict): string {
  const said = speech().files;
  if (refused) return said.refused({ number: refused.number, reason: sokobanRejection(speech(), refused.rejection) });
  return isSolved ? said.solvesIt : said.solvesItNot;
}

const toJson = ({ number, title, verdict }: Line): unknown => ({
  level: number,
  game: title,
  isSolved: verdict.isSolved,
  metrics: verdict.metrics ?? null,
  refused: verdict.refused ?? null,
});
