import {
  type Config,
  createConfig,
  DEFAULT_SIDE,
  LARGEST_SIDE,
  type MazeKind,
  type Mind,
  type Movement,
  type Species,
  type Variant,
  VARIANT_NAMES,
  VARIANTS,
} from '@dedalo/pokelabirinto';

/** What is chosen before a game. The variant is not among it: it is a name for two of these choices. */
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

export const SIZES: readonly number[] = [5, 9, 15, DEFAULT_SIDE, 31, 51, 101, LARGEST_SIDE];

/** The described game. */
export const PROPOSED: Setup = {
  creature: 0,
  size: DEFAULT_SIDE,
  maze: 'classic',
  ...VARIANTS.wandering,
  mind: 'random',
  fog: false,
};

/** The setup of a game, for starting another one; an unusual size becomes the nearest usual one. */
export function setupOf({ rows, columns, creature, maze, opponents, movement, mind, fog }: Config): Setup {
  const far = (size: number): number => Math.abs(size - (rows + columns) / 2);
  const size = SIZES.reduce((best, other) => (far(other) < far(best) ? other : best));
  return { creature, size, maze, opponents, movement, mind, fog };
}

/** Without opponents their movement makes no difference. */
export const variantOf = ({ opponents, movement }: Setup): Variant | undefined =>
  VARIANT_NAMES.find(
    (name) => VARIANTS[name].opponents === opponents && (opponents === 0 || VARIANTS[name].movement === movement),
  );

export function configFrom({ size, ...setup }: Setup, species: readonly Species[]): Config {
  const config = createConfig({ ...setup, rows: size, columns: size, species });
  if (!config.ok) throw new Error(`a setup that is no game: ${config.error.code}`);
  return config.value;
}
