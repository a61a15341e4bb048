import { Command, InvalidArgumentError, Option } from 'commander';
import { cellsOfRole, formatRaceMap, RACE_ROLES, type RaceMap, Random, type Size } from '@dedalo/grid';
import { DEFAULT_DEAD_ENDS, DEFAULT_PROPERTIES, type Level, makeLevelMaps } from '@dedalo/race';
import { freshSeed } from '../../../fresh-seed.ts';
import { terminal } from '../../../terminal/terminal.ts';
import { probability, wholeNumber } from '../../../values.ts';

interface MapFlags {
  readonly complexity: number;
  readonly deadEnds: number;
  readonly opponents: number;
  readonly screen: Size;
  readonly perfect?: true;
  readonly seed?: string;
}

const MOST_OPPONENTS = 100;
/** The possible values of a game's own `screen`. */
const SCREEN_SIDES = { least: 64, most: 16_384 } as const;
/** The window of the described game (R15). */
const USUAL_SCREEN: Size = { width: 1024, height: 768 };

export const mapCommand = (): Command =>
  new Command('map')
    .summary('print a random map')
    .description(
      'Prints a random map as a level gets it: # wall, S start, E exit, V opponent, P place for a power-up, blank open ground, digits ground that is faster (below 5) or slower (above 5).',
    )
    .addOption(new Option('--complexity <n>', 'from 0 to 1').default(0.5).argParser(probability))
    .addOption(
      new Option('--dead-ends <p>', 'how likely a dead end is opened, from 0 to 1; not with --perfect')
        .default(DEFAULT_DEAD_ENDS)
        .argParser(probability),
    )
    .option('--perfect', 'with one way only between any two places')
    .addOption(
      new Option('--opponents <n>', 'how many start on it').default(0).argParser(wholeNumber(0, MOST_OPPONENTS)),
    )
    .addOption(
      new Option('--screen <WxH>', 'the window in points that it must fit')
        .default(USUAL_SCREEN, `${USUAL_SCREEN.width}x${USUAL_SCREEN.height}`)
        .argParser(size),
    )
    .option('--seed <text>', 'any word or number (default: a new one each time)')
    .addHelpText(
      'after',
      `
What is printed can stand as map in a file of your own.

Examples:
  dedalo race map --complexity 0.8 --seed 7
  dedalo race map --perfect --screen 1280x768 --opponents 3`,
    )
    .action(runMap);

function size(text: string): Size {
  const [, width, height] = /^\s*(\d{1,6})\s*[x×]\s*(\d{1,6})\s*$/i.exec(text) ?? [];
  const { least, most } = SCREEN_SIDES;
  const found = { width: Number(width), height: Number(height) };
  if (Object.values(found).every((side) => side >= least && side <= most)) return found;
  throw new InvalidArgumentError(`It must be a width and a height from ${least} to ${most}, such as 1024x768.`);
}

function runMap({ complexity, deadEnds, opponents, screen, perfect, ...flags }: MapFlags): void {
  const seed = flags.seed ?? freshSeed();
  const opponent = { name: 'opponent', properties: DEFAULT_PROPERTIES, sprites: null };
  const level: Level = {
    name: 'map',
    complexity,
    deadEndsProbability: deadEnds,
    maps: [{ kind: 'random', isPerfect: perfect === true }],
    opponents: Array.from({ length: opponents }, () => opponent),
    background: null,
    wall: null,
    audio: null,
  };
  const [made] = makeLevelMaps(level, { screen, random: new Random(seed) });
  const { map, opponents: places, powerUpCells } = made!;
  process.stdout.write(formatRaceMap(withRoles(map, { places, powerUpCells })));
  if (flags.seed === undefined && terminal().isTerminal) {
    process.stderr.write(`seed ${seed} (the same again: --seed ${seed})\n`);
  }
}

interface Marks {
  readonly places: readonly number[];
  readonly powerUpCells: readonly number[];
}

/** A cell has one sign; its cost, if not the usual one, comes before a power-up. */
function withRoles(map: RaceMap, { places, powerUpCells }: Marks): RaceMap {
  const roles = map.roles.slice();
  const isFree = new Set(cellsOfRole(map, 'free'));
  for (const cell of powerUpCells) if (isFree.has(cell)) roles[cell] = RACE_ROLES.indexOf('bonus');
  for (const cell of places) if (isFree.has(cell)) roles[cell] = RACE_ROLES.indexOf('opponent');
  return { ...map, roles };
}
