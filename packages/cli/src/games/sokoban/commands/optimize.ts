import { Command, Option } from 'commander';
import { formatLevels, type LevelEntry, OPTIMIZE_BY, type OptimizeBy, type SavedGame } from '@dedalo/sokoban';
import { untilStopped } from '../../../arena/until-stopped.ts';
import { checkTarget, saveFile } from '../../../save-file.ts';
import { cpuSeconds, rounded } from './cpu-seconds.ts';
import { findLevels, levelOf } from './find-levels.ts';
import { levelsArgument } from './levels-argument.ts';
import { optimizeLevel } from './optimize/optimize-level.ts';
import { optimizedTable, type OptimizedRow, rowOf } from './optimize/report.ts';
import { figure } from './solve/report.ts';
import { speech } from '../../../speech.ts';
import { ProgressBar } from '../../../terminal/progress-bar.ts';
import { NoAnswer } from '../../../usage.ts';
import { number, oneOf, wholeNumber } from '../../../values.ts';

const MEGABYTE = 1024 * 1024;

interface OptimizeFlags {
  readonly level?: number;
  readonly by: OptimizeBy;
  readonly time: number;
  readonly memory: number;
  readonly json?: true;
  readonly output?: string;
}

export const optimizeCommand = (): Command =>
  new Command('optimize')
    .summary('shorten solutions')
    .description(
      'Shortens the best stored solution of every level of a pack or file; a level that has none is solved first. A solution is never made worse, and is played by the rules before it is told. Exit code 1 when a level has no solution. Ctrl-C stops and tells what there is.',
    )
    .addArgument(levelsArgument())
    .addOption(new Option('--level <n>', 'only this level').argParser(wholeNumber(1, 1_000_000)))
    .addOption(
      new Option('--by <what>', `what is to become less, one of ${OPTIMIZE_BY.join(', ')}`)
        .default('pushes')
        .argParser(oneOf(OPTIMIZE_BY)),
    )
    .addOption(new Option('--time <s>', 'CPU seconds for each level').default(10).argParser(number(0.01, 1_000_000)))
    .addOption(new Option('--memory <mb>', 'megabytes').default(512).argParser(wholeNumber(1, 1_000_000)))
    .option(
      '--json',
      'print {"file","levels":[{"level","title","end","before","after","cpuSeconds","letters"}],"cpuSeconds"}',
    )
    .option('-o, --output <file>', 'write the levels with their solutions as .sok')
    .addHelpText(
      'after',
      `
A level ends done (nothing was left to try within the memory), time-up, stopped or unsolved. before and after are the
metrics of its solution; before is null where it had none.

Examples:
  dedalo sokoban optimize my-levels.sok --by moves -o shorter.sok
  dedalo sokoban optimize classic --level 7 --time 60`,
    )
    .action(runOptimize);

async function runOptimize(packOrFile: string, flags: OptimizeFlags): Promise<void> {
  const source = await findLevels(packOrFile);
  const all = [...source.collection.entries.keys()].map((index) => index + 1);
  const numbers = flags.level === undefined ? all : [flags.level];
  const entries = numbers.map((level) => levelOf(source, level));
  if (flags.output !== undefined) checkTarget(flags.output);
  const rows = await optimizeAll(numbers, entries, flags);
  if (flags.output !== undefined) {
    const found = new Map(rows.map((row) => [row.level, row]));
    const kept = entries.map((entry, index) => withSolution(entry, found.get(numbers[index]!), flags.by));
    saveFile(flags.output, formatLevels({ ...source.collection, entries: kept }, 'sok'));
  }
  const seconds = rounded(cpuSeconds());
  if (flags.json) print(JSON.stringify({ file: source.name, levels: rows, cpuSeconds: seconds }));
  else {
    if (rows.length > 0) print(`${optimizedTable(rows)}\n`);
    print(sumOf(rows, flags.by, seconds));
  }
  const unsolved = entries.length - rows.filter(({ letters }) => letters !== null).length;
  if (unsolved > 0) throw new NoAnswer(speech().files.optimize.unsolved(unsolved));
}

async function optimizeAll(
  numbers: readonly number[],
  entries: readonly LevelEntry[],
  { by, time, memory }: OptimizeFlags,
): Promise<OptimizedRow[]> {
  const stop = new AbortController();
  const bar = new ProgressBar(entries.length, { width: 10 });
  const rows: OptimizedRow[] = [];
  await untilStopped(
    () => stop.abort(),
    async () => {
      for (const [index, entry] of entries.entries()) {
        if (stop.signal.aborted) break;
        const level = numbers[index]!;
        const found = await optimizeLevel(
          { entry, by, memory: memory * MEGABYTE, seconds: time },
          {
            signal: stop.signal,
            tell: (metrics, used) =>
              bar.show(
                index,
                speech().files.optimize.progress({
                  level,
                  moves: metrics?.moves ?? null,
                  pushes: metrics?.pushes ?? null,
                  seconds: figure(used),
                }),
              ),
          },
        );
        rows.push(rowOf(level, entry, found));
      }
    },
  );
  bar.clear();
  return rows;
}

function sumOf(rows: readonly OptimizedRow[], by: OptimizeBy, seconds: number): string {
  const { files, games } = speech();
  const compared = rows.filter(({ before, after }) => before && after);
  const total = (which: 'before' | 'after'): number => compared.reduce((sum, row) => sum + row[which]![by], 0);
  const counted = games.sokoban[by];
  return files.optimize.sum({
    from: counted(total('before')),
    to: figure(total('after')),
    seconds: figure(seconds, 2),
  });
}

const TITLES: Readonly<Record<OptimizeBy, string>> = { moves: 'Solution/Moves', pushes: 'Solution/Pushes' };

/** Stored solutions stay, behind the new ones. */
function withSolution(entry: LevelEntry, row: OptimizedRow | undefined, by: OptimizeBy): LevelEntry {
  if (!row?.letters || !row.after) return entry;
  const { letters, after } = row;
  const title = `${TITLES[by]} ${after.moves}/${after.pushes}`;
  const found: SavedGame = { title, moves: { letters }, notes: [] };
  return { ...entry, games: [found, ...entry.games.filter(({ moves }) => moves.letters !== letters)] };
}

const print = (text: string): void => void process.stdout.write(`${text}\n`);
