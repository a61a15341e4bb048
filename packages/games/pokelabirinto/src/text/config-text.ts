import { err, ok, type Result } from '@dedalo/grid';
import { type Config, createConfig, MAZES, MINDS, MOVEMENTS } from '../config.ts';
import { MOST_SPECIES, type Species } from '../species.ts';
import type { TextProblem } from '../text-problem.ts';
import type { Reader } from './reader.ts';
import { formatSpecies, parseSpecies } from './species-line.ts';

const FOG = ['no', 'yes'] as const;
const SPECIES_FORM = 'species NAME N | NAME N/N | NAME N/N';

export const configLines = (config: Config): string[] => [
  `rows ${config.rows}`,
  `columns ${config.columns}`,
  `maze ${config.maze}`,
  `creature ${config.creature}`,
  `rivals ${config.rivals.join(' ')}`,
  `opponents ${config.opponents}`,
  `movement ${config.movement}`,
  `mind ${config.mind}`,
  `gain ${config.gain.least} ${config.gain.most}`,
  `fog ${FOG[config.fog ? 1 : 0]}`,
  `limit ${config.limit}`,
  ...config.species.map((species) => `species ${formatSpecies(species)}`),
];

/** Which line of a config is to blame, counted from 0. */
const BLAME = {
  'bad-size': 0,
  'no-such-species': 3,
  'bad-opponents': 5,
  'bad-gain': 8,
  'bad-limit': 10,
  'too-many-species': 11,
  'same-name': 11,
  'no-rivals': 4,
} as const;

export function readConfig(reader: Reader): Result<Config, TextProblem> {
  const first = reader.line;
  const rows = reader.one('rows');
  const columns = reader.one('columns');
  const maze = reader.name('maze', MAZES);
  const creature = reader.one('creature');
  const rivals = reader.numbers('rivals', 'rivals N …');
  const opponents = reader.one('opponents');
  const movement = reader.name('movement', MOVEMENTS);
  const mind = reader.name('mind', MINDS);
  const [least, most, ...others] = reader.numbers('gain', 'gain N N');
  if (least === undefined || most === undefined || others.length > 0) return reader.refuse('gain N N');
  const fog = reader.name('fog', FOG) === 'yes';
  const limit = reader.one('limit');
  const species = readSpecies(reader);
  const gain = { least, most };
  const options = { rows, columns, maze, creature, rivals, opponents, movement, mind, gain, fog, limit, species };
  const config = createConfig(options);
  if (config.ok) return ok(config.value);
  const { error } = config;
  const isNext = ('side' in error && error.side === 'columns') || ('of' in error && error.of === 'rivals');
  const after = error.code === 'same-name' ? error.second : isNext ? 1 : 0;
  return err({ ...error, at: { line: first + BLAME[error.code] + after, column: 1 } });
}

function readSpecies(reader: Reader): Species[] {
  const found: Species[] = [];
  do {
    found.push(parseSpecies(reader.rest('species', SPECIES_FORM)) ?? reader.refuse(SPECIES_FORM));
    // One too many is for the door to refuse.
  } while (reader.isAt('species') && found.length <= MOST_SPECIES);
  return found;
}
