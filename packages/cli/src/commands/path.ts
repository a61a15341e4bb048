import { Command, Option } from 'commander';
import { mapSentence, warningSentence } from '@dedalo/clients/sentences';
import {
  type Cell,
  cellAt,
  isInside,
  isOpen,
  MAP_FORMATS,
  type MapFormat,
  type MapRead,
  PATH_ALGORITHMS,
  type PathAlgorithm,
  PathFinder,
  type Point,
  pointOf,
  readMap,
} from '@dedalo/grid';
import { nameOf, readText } from '../read-text.ts';
import { speech } from '../speech.ts';
import { drawBlocks, plainLook } from '../terminal/blocks.ts';
import { terminal } from '../terminal/terminal.ts';
import { NoAnswer, UsageError } from '../usage.ts';
import { oneOf, point } from '../values.ts';

interface PathFlags {
  readonly map: string;
  readonly mapFormat?: MapFormat;
  readonly from?: Point;
  readonly to?: Point;
  readonly algorithm?: PathAlgorithm;
  readonly wrap?: true;
  readonly json?: true;
}

export const pathCommand = (): Command =>
  new Command('path')
    .summary('find a shortest path on a map')
    .description(
      'Finds a shortest path on a map. Points are column,row counted from 0 at the top left. Entering a cell costs what the cell costs. Exit code 1 when there is no path.',
    )
    .requiredOption('--map <file>', 'the map; - reads standard input')
    .addOption(
      new Option('--map-format <name>', `one of ${MAP_FORMATS.join(', ')} (default: by its looks)`).argParser(
        oneOf(MAP_FORMATS),
      ),
    )
    .addOption(new Option('--from <x,y>', "where to start (default: the map's start)").argParser(point))
    .addOption(new Option('--to <x,y>', "where to go (default: the map's exit)").argParser(point))
    .addOption(
      new Option(
        '--algorithm <name>',
        `one of ${PATH_ALGORITHMS.join(', ')} (default: the fastest for the map); bfs ignores costs`,
      ).argParser(oneOf(PATH_ALGORITHMS)),
    )
    .option('--wrap', 'opposite sides touch')
    .option('--json', 'print {"cost","length","path","expanded"}')
    .addHelpText(
      'after',
      `
Examples:
  dedalo maze --seed 7 -o maze.txt
  dedalo path --map maze.txt
  dedalo path --map arena.map --from 1,11 --to 40,40 --algorithm astar --json`,
    )
    .action(runPath);

async function runPath(flags: PathFlags): Promise<void> {
  const name = nameOf(flags.map);
  const read = readMap(await readText(flags.map), {
    wrap: flags.wrap ?? false,
    ...(flags.mapFormat && { format: flags.mapFormat }),
  });
  if (!read.ok) throw new UsageError(mapSentence(speech(), name, read.error));
  const { grid, warnings } = read.value;
  for (const warning of warnings) process.stderr.write(`${warningSentence(speech(), name, warning)}\n`);
  const from = endOf(read.value, { flag: '--from', given: flags.from, marked: read.value.start });
  const to = endOf(read.value, { flag: '--to', given: flags.to, marked: read.value.exit });
  const finder = new PathFinder(grid);
  const isFound = finder.search(from, to, flags.algorithm);
  const cells = isFound ? [...finder.cells.subarray(0, finder.length + 1)] : [];
  if (flags.json) {
    const answer = isFound
      ? {
          cost: finder.cost,
          length: finder.length,
          path: cells.map((cell) => xy(grid, cell)),
          expanded: finder.expanded,
        }
      : { cost: null, length: null, path: null, expanded: finder.expanded };
    process.stdout.write(`${JSON.stringify(answer)}\n`);
  }
  if (!isFound) throw new NoAnswer(noPath(read.value, from, to));
  if (flags.json) return;
  const screen = terminal();
  if (grid.width <= Math.max(80, screen.columns) && grid.height <= 200) {
    const look = plainLook({ grid, entrance: from, exit: to }, cells);
    process.stdout.write(`${drawBlocks({ grid, look }, screen).join('\n')}\n`);
  }
  process.stdout.write(`${finder.length} steps, cost ${finder.cost}, ${finder.expanded} cells looked at\n`);
}

const xy = (grid: MapRead['grid'], cell: Cell): [number, number] => {
  const { x, y } = pointOf(grid, cell);
  return [x, y];
};

function endOf(map: MapRead, end: { flag: string; given: Point | undefined; marked: Cell | undefined }): Cell {
  const { grid } = map;
  if (!end.given) {
    if (end.marked !== undefined) return end.marked;
    throw new UsageError(
      `${end.flag} is missing, and the map does not mark that end. Give it as ${end.flag} column,row.`,
    );
  }
  if (!isInside(end.given, grid)) {
    throw new UsageError(
      `${end.flag} ${end.given.x},${end.given.y} lies outside the map, which goes from 0,0 to ${grid.width - 1},${grid.height - 1}.`,
    );
  }
  return cellAt(grid, end.given);
}

function noPath(map: MapRead, from: Cell, to: Cell): string {
  const show = (cell: Cell): string => xy(map.grid, cell).join(',');
  if (!isOpen(map.grid, from)) return `There is no path: the start ${show(from)} is a wall.`;
  if (!isOpen(map.grid, to)) return `There is no path: the goal ${show(to)} is a wall.`;
  return `There is no path from ${show(from)} to ${show(to)}.`;
}
