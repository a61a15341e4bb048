import { Command, Option } from 'commander';
import type { LevelSource } from '@dedalo/clients/sokoban/level-source';
import { formatLevels, type LevelEntry, type SavedGame, type SolveAim } from '@dedalo/sokoban';
import { untilStopped } from '../../../arena/until-stopped.ts';
import { checkTarget, saveFile } from '../../../save-file.ts';
import { cpuSeconds, rounded } from './cpu-seconds.ts';
import { findLevels, levelOf } from './find-levels.ts';
import { levelsArgument } from './levels-argument.ts';
import type { LevelProgress } from './solve/level-solve.ts';
import { figure, rowOf, solvedTable, type SolvedRow } from './solve/report.ts';
import { solveLevels } from './solve/solve-levels.ts';
import { speech } from '../../../speech.ts';
import { ProgressBar } from '../../../terminal/progress-bar.ts';
import { NoAnswer } from '../../../usage.ts';
import { number, oneOf, wholeNumber } from '../../../values.ts';

const OPTIMAL = ['pushes', 'moves'] as const;
const MEGABYTE = 1024 * 1024;

interface SolveFlags {
  readonly level?: number;
  readonly optimal?: (typeof OPTIMAL)[number];
  readonly time: number;
  readonly memory: number;
  readonly threads: number;
  readonly json?: true;
  readonly output?: string;
}

export const solveCommand = (): Command =>
  new Command('solve')
    .summary('solve levels')
    .description(
      'Solves every level of a pack or file. What it finds is played by the rules before it is told, and that a level cannot be solved is said only where it is proven. Exit code 0 only when all are solved, else 1. Ctrl-C stops and tells what there is.',
    )
    .addArgument(levelsArgument())
    .addOption(new Option('--level <n>', 'only this level').argParser(wholeNumber(1, 1_000_000)))
    .addOption(
      new Option(
        '--optimal <what>',
        'the fewest pushes or moves that there can be, for small levels (default: any solution, soon)',
      ).argParser(oneOf(OPTIMAL)),
    )
    .addOption(new Option('--time <s>', 'CPU seconds for each level').default(20).argParser(number(0.01, 1_000_000)))
    .addOption(
      new Option('--memory <mb>', 'megabytes for each level being solved')
        .default(1024)
        .argParser(wholeNumber(1, 1_000_000)),
    )
    .addOption(
      new Option('--threads <n>', 'levels solved at once; the answers are the same')
        .default(1)
        .argParser(wholeNumber(1, 256)),
    )
    .option(
      '--json',
      'print {"file","levels":[{"level","title","solved","end","moves","pushes","nodes","cpuSeconds","letters"}],"solved","total","cpuSeconds"}',
    )
    .option('-o, --output <file>', 'write the levels with their solutions as .sok')
    .addHelpText(
      'after',
      `
A level ends solved, unsolvable (proven), time-up, memory-full or stopped. cpuSeconds is what a level took of the
process, with the garbage collector; with --threads it is what its own thread took. The sum at the end is that of the
whole process.

Examples:
  dedalo sokoban solve classic
  dedalo sokoban solve my-levels.sok --time 60 -o solved.sok
  dedalo sokoban solve classic --level 4 --optimal pushes --json`,
    )
    .action(runSolve);

async function runSolve(packOrFile: string, flags: SolveFlags): Promise<void> {
  const source = await findLevels(packOrFile);
  const numbers =
    flags.level === undefined ? [...source.collection.entries.keys()].map((index) => index + 1) : [flags.level];
  const entries = numbers.map((level) => levelOf(source, level));
  const aim: SolveAim = flags.optimal ?? 'any';
  if (flags.output !== undefined) checkTarget(flags.output);
  const stop = new AbortController();
  const bar = new ProgressBar(entries.length, { width: 10 });
  let done = 0;
  const outcomes = await untilStopped(
    () => stop.abort(),
    () =>
      solveLevels(
        entries.map(({ level }) => ({ level, aim, memory: flags.memory * MEGABYTE, seconds: flags.time })),
        {
          threads: flags.threads,
          signal: stop.signal,
          tell: (index, progress) => bar.show(done, noteOf(numbers[index]!, progress)),
          done: () => bar.show(++done),
        },
      ),
  );
  bar.clear();
  const rows = outcomes.flatMap((outcome, index) =>
    outcome ? [rowOf(numbers[index]!, entries[index]!, outcome)] : [],
  );
  const solved = rows.filter((row) => row.solved).length;
  const seconds = rounded(cpuSeconds());
  if (flags.output !== undefined) {
    const found = new Map(rows.map((row) => [row.level, row]));
    const title = { any: 'Solution', pushes: 'Solution/Pushes', moves: 'Solution/Moves' }[aim];
    const withFound = entries.map((entry, index) => withSolution(entry, title, found.get(numbers[index]!)));
    saveSolutions(flags.output, source, withFound);
  }
  const counts = { solved, total: entries.length, cpuSeconds: seconds };
  if (flags.json) print(JSON.stringify({ file: source.name, levels: rows, ...counts }));
  else {
    if (rows.length > 0) print(`${solvedTable(rows)}\n`);
    print(speech().files.solve.sum({ solved, of: entries.length, seconds: figure(seconds, 2) }));
  }
  if (solved < entries.length) throw new NoAnswer(speech().files.solve.unsolved(entries.length - solved));
}

function noteOf(level: number, { nodes, best, boxes, memory, cpuSeconds }: LevelProgress): string {
  const [megabytes, seconds] = [figure(memory / MEGABYTE), figure(cpuSeconds)];
  return speech().files.solve.progress({ level, nodes, best, boxes, megabytes, seconds });
}

/** Stored solutions stay, behind the new ones. */
function withSolution(entry: LevelEntry, title: string, row: SolvedRow | undefined): LevelEntry {
  const letters = row?.letters;
  if (letters === undefined || letters === null) return entry;
  const found: SavedGame = { title, moves: { letters }, notes: [] };
  return { ...entry, games: [found, ...entry.games.filter(({ moves }) => moves.letters !== letters)] };
}

const saveSolutions = (file: string, { collection }: LevelSource, entries: readonly LevelEntry[]): void =>
  saveFile(file, formatLevels({ ...collection, entries }, 'sok'));

const print = (text: string): void => void process.stdout.write(`${text}\n`);
