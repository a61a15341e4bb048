import { err, ok, type Result } from '@dedalo/grid';
import { SHIPPED } from './creatures/shipped.ts';
import type { Gain } from './fight/fighter.ts';
import { MOST_SPECIES, type Species } from './species.ts';
import type { ConfigProblem } from './text-problem.ts';

/** The described maze, whose branches eat walls, and the one that keeps to its lattice (PB17). */
export const MAZES = ['classic', 'clean'] as const;
export type MazeKind = (typeof MAZES)[number];

export const MOVEMENTS = ['still', 'random', 'hunter', 'patrol', 'ambusher'] as const;
export type Movement = (typeof MOVEMENTS)[number];

/** Who chooses the attacks of the opponents: one of these ways, or a second person. */
export const MINDS = ['random', 'greedy', 'expectimax', 'person'] as const;
export type Mind = (typeof MINDS)[number];

export interface Config {
  readonly rows: number;
  readonly columns: number;
  readonly maze: MazeKind;
  readonly species: readonly Species[];
  /** Which of the species the player leads. */
  readonly creature: number;
  /** Of which species the opponents may be. */
  readonly rivals: readonly number[];
  readonly opponents: number;
  readonly movement: Movement;
  readonly mind: Mind;
  readonly gain: Gain;
  /** Whether only what has been seen is shown. */
  readonly fog: boolean;
  /** After so many actions the game is over. */
  readonly limit: number;
}

/** The three described games: what each changes. */
export const VARIANTS = {
  escape: { opponents: 0, movement: 'still' },
  standing: { opponents: 1, movement: 'still' },
  wandering: { opponents: 1, movement: 'random' },
} as const satisfies Readonly<Record<string, Partial<Config>>>;
export type Variant = keyof typeof VARIANTS;
export const VARIANT_NAMES: readonly Variant[] = ['escape', 'standing', 'wandering'];

export const SMALLEST_SIDE = 5;
export const LARGEST_SIDE = 200;
/** That of the described maze (P10). A main class that the description leaves out has 15 (P34). */
export const DEFAULT_SIDE = 20;
export const MOST_OPPONENTS = 5;
export const DESCRIBED_GAIN: Gain = { least: 1, most: 100 };
export const MOST_GAIN = 1000;
export const MOST_ACTIONS = 10_000_000;

/** Time to see every cell many times over, and to fight. */
export const defaultLimit = (rows: number, columns: number): number => 1000 + 20 * rows * columns;

/** All species but the player's own; where there is no other, that one. */
export function otherSpecies(species: readonly Species[], creature: number): number[] {
  const others = species.map((_, index) => index).filter((index) => index !== creature);
  return others.length > 0 ? others : [creature];
}

/** The one door for wishes. What is left out is as described: the third variant with the four species. */
export function createConfig(options: Partial<Config> = {}): Result<Config, ConfigProblem> {
  const { rows = DEFAULT_SIDE, columns = DEFAULT_SIDE, maze = 'classic', species = SHIPPED, creature = 0 } = options;
  for (const [side, value] of [['rows', rows] as const, ['columns', columns] as const]) {
    if (!isFrom(SMALLEST_SIDE, value, LARGEST_SIDE)) {
      return err({ code: 'bad-size', side, value, least: SMALLEST_SIDE, most: LARGEST_SIDE });
    }
  }
  if (!isFrom(1, species.length, MOST_SPECIES)) {
    return err({ code: 'too-many-species', value: species.length, most: MOST_SPECIES });
  }
  const names = species.map(({ name }) => name);
  const second = names.findIndex((name, index) => names.indexOf(name) < index);
  if (second !== -1) return err({ code: 'same-name', creature: names[second]!, second });
  if (!isFrom(0, creature, species.length - 1)) {
    return err({ code: 'no-such-species', of: 'creature', value: creature });
  }
  const { rivals = otherSpecies(species, creature) } = options;
  const stranger = rivals.find((rival) => !isFrom(0, rival, species.length - 1));
  if (stranger !== undefined) return err({ code: 'no-such-species', of: 'rivals', value: stranger });
  if (rivals.length === 0) return err({ code: 'no-rivals' });
  const { opponents = VARIANTS.wandering.opponents, movement = VARIANTS.wandering.movement } = options;
  if (!isFrom(0, opponents, MOST_OPPONENTS)) {
    return err({ code: 'bad-opponents', value: opponents, most: MOST_OPPONENTS });
  }
  const { mind = 'random', gain = DESCRIBED_GAIN, fog = false, limit = defaultLimit(rows, columns) } = options;
  if (!isFrom(1, gain.least, MOST_GAIN) || !isFrom(gain.least, gain.most, MOST_GAIN)) {
    return err({ code: 'bad-gain', least: gain.least, most: gain.most, limit: MOST_GAIN });
  }
  if (!isFrom(1, limit, MOST_ACTIONS)) return err({ code: 'bad-limit', value: limit, most: MOST_ACTIONS });
  return ok({ rows, columns, maze, species, creature, rivals, opponents, movement, mind, gain, fog, limit });
}

const isFrom = (least: number, value: number, most: number): boolean =>
  Number.isSafeInteger(value) && value >= least && value <= most;
