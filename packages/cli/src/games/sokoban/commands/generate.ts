import { setImmediate } from 'node:timers/promises';
import { Command, Option } from 'commander';
import {
  createLevelGenerator,
  DEMANDS,
  type Difficulty,
  DIFFICULTIES,
  formatLevels,
  type LevelGenerator,
  type LevelRequest,
  REQUEST_LIMITS,
} from '@dedalo/sokoban';
import { untilStopped } from '../../../arena/until-stopped.ts';
import { freshSeed } from '../../../fresh-seed.ts';
import { checkTarget, saveFile } from '../../../save-file.ts';
import { cpuSeconds, rounded } from './cpu-seconds.ts';
import { collectionOf, generatedTable, jsonOf } from './generate/report.ts';
import { figure } from './solve/report.ts';
import { speech } from '../../../speech.ts';
import { ProgressBar } from '../../../terminal/progress-bar.ts';
import { NoAnswer } from '../../../usage.ts';
import { oneOf, wholeNumber } from '../../../values.ts';

interface GenerateFlags {
  readonly width: number;
  readonly height: number;
  readonly boxes: number;
  readonly difficulty: Difficulty;
  readonly count: number;
  readonly seed?: string;
  readonly tries?: number;
  readonly json?: true;
  readonly output?: string;
}

/** About 20 milliseconds, in which keys are not read. */
const SLICE = 20_000;

const limited = (name: keyof typeof REQUEST_LIMITS): ((text: string) => number) =>
  wholeNumber(REQUEST_LIMITS[name].least, REQUEST_LIMITS[name].most);

export const generateCommand = (): Command =>
  new Command('generate')
    .summary('make new levels')
    .description(
      'Makes levels that can be solved, each with its solution, and no two alike. The same seed gives the same levels. Exit code 1 when fewer were found than asked for. Ctrl-C stops and keeps what there is.',
    )
    .addOption(new Option('--width <n>', 'columns, walls included').default(9).argParser(limited('width')))
    .addOption(new Option('--height <n>', 'rows, walls included').default(9).argParser(limited('height')))
    .addOption(new Option('--boxes <n>', 'how many boxes').default(4).argParser(limited('boxes')))
    .addOption(
      new Option('--difficulty <name>', `one of ${DIFFICULTIES.join(', ')}`)
        .default('medium')
        .argParser(oneOf(DIFFICULTIES)),
    )
    .addOption(new Option('--count <n>', 'how many levels').default(1).argParser(limited('count')))
    .option('--seed <text>', 'any word or number (default: a new one each time)')
    .addOption(
      new Option('--tries <n>', 'boards looked at for one level; the more, the better it gets').argParser(
        limited('tries'),
      ),
    )
    .option(
      '--json',
      'print {"seed","levels":[{"title","board","letters","moves","pushes","boxChanges","detours","wrongTurns"}],"boards","cpuSeconds"}',
    )
    .option('-o, --output <file>', 'write to a file instead of standard output')
    .addHelpText(
      'after',
      `
What a difficulty means, at least: pushes of the shortest solution (at most, too), box changes, detours (pushes beyond
what the boxes would need if none were in the way) and wrong turns (pushes along the solution that lose the level).

${DIFFICULTIES.map(demandLine).join('\n')}

Examples:
  dedalo sokoban generate --difficulty hard --seed 7
  dedalo sokoban generate --width 8 --height 7 --boxes 3 --count 20 -o mine.sok`,
    )
    .action(runGenerate);

function demandLine(difficulty: Difficulty): string {
  const { pushes, mostPushes, boxChanges, detours, wrongTurns } = DEMANDS[difficulty];
  return `  ${difficulty.padEnd(8)} pushes ${pushes}-${mostPushes}, box changes ${boxChanges}, detours ${detours}, wrong turns ${wrongTurns}`;
}

async function runGenerate(flags: GenerateFlags): Promise<void> {
  const { width, height, boxes, difficulty, count, tries } = flags;
  const seed = flags.seed ?? freshSeed();
  const wish = { width, height, boxes, difficulty, count, seed };
  const request: LevelRequest = tries === undefined ? wish : { ...wish, tries };
  const created = createLevelGenerator(request);
  if (!created.ok) throw new Error(`generate: ${JSON.stringify(created.error)}`);
  if (flags.output !== undefined) checkTarget(flags.output);
  const generator = created.value;
  const isStopped = await runUntilStopped(generator, count);
  const { levels, progress } = generator;
  const text = levels.length === 0 ? '' : formatLevels(collectionOf(request, levels), 'sok');
  const seconds = rounded(cpuSeconds());
  if (flags.output !== undefined && text !== '') saveFile(flags.output, text);
  if (flags.json) {
    const told = levels.map((made, index) => jsonOf(request, made, index));
    print(JSON.stringify({ seed, levels: told, boards: progress.boards, cpuSeconds: seconds }));
  } else if (flags.output === undefined) process.stdout.write(text);
  else if (levels.length > 0) print(generatedTable(request, levels));
  const said = speech().files.generate;
  if (!flags.json && (flags.output !== undefined || process.stdout.isTTY)) {
    const sum = { levels: levels.length, boards: progress.boards, seconds: figure(seconds, 2) };
    process.stderr.write(`${said.sum(sum)}\n`);
    if (flags.seed === undefined) process.stderr.write(`seed ${seed} (the same again: --seed ${seed})\n`);
  }
  if (levels.length >= count) return;
  throw new NoAnswer(
    isStopped ? said.stopped({ levels: levels.length, of: count }) : said.fewer({ levels: levels.length, of: count }),
  );
}

/** Whether it was stopped before it was done. */
function runUntilStopped(generator: LevelGenerator, count: number): Promise<boolean> {
  const stop = new AbortController();
  const bar = new ProgressBar(count);
  const work = async (): Promise<boolean> => {
    while (!stop.signal.aborted && !generator.run(SLICE)) {
      bar.show(generator.levels.length, speech().files.generate.progress(generator.progress.boards));
      // Signals arrive only between turns of the event loop.
      await setImmediate();
    }
    bar.clear();
    return !generator.isDone;
  };
  return untilStopped(() => stop.abort(), work);
}

const print = (text: string): void => void process.stdout.write(`${text}\n`);
