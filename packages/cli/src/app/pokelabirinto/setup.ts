import {
  type Config,
  createConfig,
  DEFAULT_SIDE,
  LARGEST_SIDE,
  type MazeKind,
  MAZES,
  type Mind,
  MINDS,
  MOST_OPPONENTS,
  type Movement,
  MOVEMENTS,
  type Species,
  type Variant,
  VARIANT_NAMES,
  VARIANTS,
} from '@dedalo/pokelabirinto';

/** What is chosen before a game. The variant is no choice of its own: it is a name for two of the others. */
export interface Setup {
  /** An index of the species. */
  readonly creature: number;
  readonly size: number;
  readonly maze: MazeKind;
  readonly opponents: number;
  readonly movement: Movement;
  readonly mind: Mind;
  readonly fog: boolean;
}

export const PARAMETERS = ['creature', 'variant', 'size', 'maze', 'opponents', 'movement', 'mind', 'fog'] as const;
export type ParameterName = (typeof PARAMETERS)[number];

export const SIZES: readonly number[] = [5, 9, DEFAULT_SIDE, 21, 31, 51, 101, LARGEST_SIDE];
const COUNTS = Array.from({ length: MOST_OPPONENTS + 1 }, (_, count) => count);

/** As described, but for the maze: in the clean one there are ways to find. */
export const PROPOSED: Setup = {
  creature: 0,
  size: DEFAULT_SIDE,
  maze: 'clean',
  ...VARIANTS.wandering,
  mind: 'random',
  fog: false,
};

/** The values of a game, for who wants another one; a size that is none of ours is the nearest one. */
export function setupOf({ rows, columns, creature, maze, opponents, movement, mind, fog }: Config): Setup {
  const far = (size: number): number => Math.abs(size - (rows + columns) / 2);
  const size = SIZES.reduce((best, other) => (far(other) < far(best) ? other : best));
  return { creature, size, maze, opponents, movement, mind, fog };
}

/** How nobody walks makes no difference. */
export const variantOf = ({ opponents, movement }: Setup): Variant | undefined =>
  VARIANT_NAMES.find(
    (name) => VARIANTS[name].opponents === opponents && (opponents === 0 || VARIANTS[name].movement === movement),
  );

/** The setup with the next or the previous value of a parameter; after the last comes the first. */
export function changeSetup(
  setup: Setup,
  name: ParameterName,
  { step, species }: { readonly step: 1 | -1; readonly species: number },
): Setup {
  switch (name) {
    case 'creature':
      return { ...setup, creature: (setup.creature + step + species) % species };
    case 'variant':
      return { ...setup, ...VARIANTS[beside(VARIANT_NAMES, variantOf(setup), step)] };
    case 'size':
      return { ...setup, size: beside(SIZES, setup.size, step) };
    case 'maze':
      return { ...setup, maze: beside(MAZES, setup.maze, step) };
    case 'opponents':
      return { ...setup, opponents: beside(COUNTS, setup.opponents, step) };
    case 'movement':
      return { ...setup, movement: beside(MOVEMENTS, setup.movement, step) };
    case 'mind':
      return { ...setup, mind: beside(MINDS, setup.mind, step) };
    case 'fog':
      return { ...setup, fog: !setup.fog };
  }
}

/** Beside what is not in the list are its ends. */
function beside<T>(values: readonly T[], value: T | undefined, step: 1 | -1): T {
  const at = values.findIndex((candidate) => candidate === value);
  const next = at === -1 && step === -1 ? values.length - 1 : at + step;
  return values.at(next % values.length)!;
}

export function configFrom({ size, ...setup }: Setup, species: readonly Species[]): Config {
  const config = createConfig({ ...setup, rows: size, columns: size, species });
  if (!config.ok) throw new Error(`a setup that is no game: ${config.error.code}`);
  return config.value;
}
