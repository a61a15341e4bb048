import { writeFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { Command, Option } from 'commander';
import { mazeSentence } from '@dedalo/clients/sentences';
import {
  type Cell,
  createGrid,
  type Drawing,
  findPath,
  formatBinary,
  formatMovingAi,
  formatPng,
  formatRaceMap,
  formatSvg,
  formatSymbols,
  generateMaze,
  LEAST_COST,
  type Maze,
  MAZE_ALGORITHMS,
  type MazeAlgorithm,
  type MazeRequest,
  mazeSteps,
  measureMaze,
  pointOf,
  raceMapOf,
  WALL,
} from '@dedalo/grid';
import { freshSeed } from '../fresh-seed.ts';
import { speech } from '../speech.ts';
import { drawBlocks, plainLook } from '../terminal/blocks.ts';
import { roomFor, showMaze } from '../terminal/show-maze.ts';
import { terminal } from '../terminal/terminal.ts';
import { UsageError } from '../usage.ts';
import { oneOf, probability, wholeNumber } from '../values.ts';

const FORMATS = ['blocks', 'symbols', 'binary', 'map', 'race', 'svg', 'png', 'json'] as const;
type Format = (typeof FORMATS)[number];

interface MazeFlags {
  readonly rows?: number;
  readonly cols?: number;
  readonly seed?: string;
  readonly algorithm: MazeAlgorithm;
  readonly braid: number;
  readonly wrap?: true;
  readonly format?: Format;
  readonly solution?: true;
  readonly animate?: true;
  readonly steps?: number;
  readonly output?: string;
}

export const mazeCommand = (): Command =>
  new Command('maze')
    .summary('make a maze')
    .description(
      'Makes a maze. Rows and columns are counted in cells, walls included; the same seed gives the same maze.',
    )
    .addOption(new Option('--rows <n>', 'cells from top to bottom (default 21)').argParser(wholeNumber(3, 4096)))
    .addOption(new Option('--cols <n>', 'cells from left to right (default 41)').argParser(wholeNumber(3, 4096)))
    .option('--seed <text>', 'any word or number (default: a new one each time)')
    .addOption(
      new Option('--algorithm <name>', `one of ${MAZE_ALGORITHMS.join(', ')}`)
        .default('backtracker')
        .argParser(oneOf(MAZE_ALGORITHMS)),
    )
    .addOption(new Option('--braid <p>', 'open each dead end with this probability').default(0).argParser(probability))
    .option('--wrap', 'opposite sides touch')
    .addOption(
      new Option(
        '--format <name>',
        `one of ${FORMATS.join(', ')} (default: blocks on a terminal, else symbols); map is the MovingAI format, race the race's`,
      ).argParser(oneOf(FORMATS)),
    )
    .option('--solution', 'show the shortest way from the entrance to the exit')
    .option('--animate', 'watch it being carved (on a terminal)')
    .addOption(
      new Option('--steps <n>', 'stop after so many steps, to see how it grows').argParser(wholeNumber(0, 100_000_000)),
    )
    .option('-o, --output <file>', 'write to a file instead of standard output')
    .addHelpText(
      'after',
      `
Examples:
  dedalo maze --rows 31 --cols 71 --solution
  dedalo maze --algorithm classic --rows 15 --cols 15 --seed 7 --format symbols
  dedalo maze --algorithm wilson --wrap --animate
  dedalo maze --rows 101 --cols 101 --braid 0.3 --format png -o maze.png`,
    )
    .action(runMaze);

async function runMaze(flags: MazeFlags): Promise<void> {
  const screen = terminal();
  const request = {
    algorithm: flags.algorithm,
    height: flags.rows ?? 21,
    width: flags.cols ?? 41,
    seed: flags.seed ?? freshSeed(),
    braid: flags.braid,
    wrap: flags.wrap ?? false,
  };
  if (flags.animate && screen.isTerminal) {
    const most = roomFor(screen);
    if (request.width > most.width || request.height > most.height) {
      throw new UsageError(
        `--animate: ${request.height} × ${request.width} does not fit; this terminal shows ${most.height} rows and ${most.width} columns.`,
      );
    }
    const making = mazeSteps(request);
    if (!making.ok) throw new UsageError(mazeSentence(speech(), making.error));
    const caption = `${request.algorithm}, seed ${request.seed}`;
    await showMaze(making.value, {
      screen,
      size: request,
      caption,
      ...(flags.solution && { search: 'astar' as const }),
    });
    return;
  }
  if (flags.steps !== undefined && flags.solution) {
    throw new UsageError('--steps: a maze that is not finished has no solution; leave out --solution.');
  }
  const made = flags.steps === undefined ? generateMaze(request) : unfinishedMaze(request, flags.steps);
  if (!made.ok) throw new UsageError(mazeSentence(speech(), made.error));
  const maze = made.value;
  const path = flags.solution ? solve(maze) : undefined;
  const format = flags.format ?? (screen.isTerminal && !flags.output ? 'blocks' : 'symbols');
  if (format === 'png' && screen.isTerminal && !flags.output) {
    throw new UsageError('--format png: a picture would garble the terminal. Add -o maze.png, or send it to a file.');
  }
  const content = WRITERS[format]({ maze, path, request });
  if (flags.output) writeFileSync(flags.output, content);
  else process.stdout.write(content);
  if (screen.isTerminal && flags.seed === undefined && format !== 'json') {
    process.stderr.write(`seed ${request.seed} (the same again: --seed ${request.seed})\n`);
  }
}

/** The maze after some steps, with its future entrance and exit. */
function unfinishedMaze(request: MazeRequest, steps: number): ReturnType<typeof generateMaze> {
  const making = mazeSteps(request);
  if (!making.ok) return making;
  const grid = createGrid(request, { wrap: request.wrap ?? false });
  let count = 0;
  let made = making.value.next();
  for (; !made.done; made = making.value.next()) {
    const { kind, cells } = made.value;
    if (count++ >= steps || kind === 'visit') continue;
    for (const cell of cells) grid.costs[cell] = kind === 'open' ? LEAST_COST : WALL;
  }
  return { ok: true, value: { ...made.value, grid } };
}

function solve(maze: Maze): readonly Cell[] {
  const path = findPath(maze.grid, { from: maze.entrance, to: maze.exit });
  if (!path) throw new Error('a maze without a way from its entrance to its exit');
  return path.cells;
}

interface Work {
  readonly maze: Maze;
  readonly path: readonly Cell[] | undefined;
  readonly request: MazeRequest;
}

const drawing = ({ maze, path }: Work): Drawing => ({ ...maze, ...(path && { path }) });

const WRITERS: Readonly<Record<Format, (work: Work) => string | Uint8Array>> = {
  blocks: ({ maze, path }) =>
    `${drawBlocks({ grid: maze.grid, look: plainLook(maze, path) }, terminal()).join('\n')}\n`,
  symbols: ({ maze, path }) => formatSymbols(maze, path ? { path } : {}),
  binary: ({ maze }) => formatBinary(maze.grid),
  map: ({ maze }) => formatMovingAi(maze.grid),
  race: ({ maze }) => formatRaceMap(raceMapOf(maze)),
  svg: (work) => formatSvg(drawing(work)),
  png: (work) => formatPng(drawing(work), { deflate: deflateSync }),
  json: formatJson,
};

function formatJson({ maze, path, request }: Work): string {
  const { grid } = maze;
  const { algorithm, seed, braid, wrap } = request;
  const pair = (cell: Cell): [number, number] => {
    const { x, y } = pointOf(grid, cell);
    return [x, y];
  };
  const rows = formatSymbols({ grid })
    .trimEnd()
    .split('\n')
    .map((row) => row.replaceAll(' ', ''));
  const answer = {
    algorithm,
    seed,
    braid,
    wrap,
    rows: grid.height,
    cols: grid.width,
    entrance: pair(maze.entrance),
    exit: pair(maze.exit),
    cells: rows,
    measures: measureMaze(grid),
    ...(path && { solution: path.map(pair) }),
  };
  return `${JSON.stringify(answer)}\n`;
}
