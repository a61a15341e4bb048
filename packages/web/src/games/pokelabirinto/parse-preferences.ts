import { PROPOSED, type Setup, SIZES } from '@dedalo/clients/pokelabirinto/setup';
import { MAZES, MINDS, MOST_OPPONENTS, MOVEMENTS } from '@dedalo/pokelabirinto';

/** Where the seed comes from: drawn each time, that of the day, or typed. */
export const SEED_KINDS = ['fresh', 'daily', 'typed'] as const;
export type SeedKind = (typeof SEED_KINDS)[number];

export const LONGEST_SEED = 60;

/** The last choices, which are proposed again. */
export interface Preferences extends Omit<Setup, 'creature'> {
  /** Kept by name, because the order of the list may change. */
  readonly creature: string;
  readonly seed: SeedKind;
  readonly typed: string;
}

export const DEFAULT_PREFERENCES: Preferences = { ...PROPOSED, creature: '', seed: 'fresh', typed: '' };

/** Reads any data found in place of preferences. */
export function parsePreferences(value: unknown): Preferences {
  if (typeof value !== 'object' || value === null) return DEFAULT_PREFERENCES;
  const found = value as Readonly<Record<string, unknown>>;
  const usual = DEFAULT_PREFERENCES;
  const among = <V>(values: readonly V[], value: unknown, otherwise: V): V =>
    values.find((candidate) => candidate === value) ?? otherwise;
  const { opponents, fog, creature, typed } = found;
  const isCount = Number.isInteger(opponents) && (opponents as number) >= 0 && (opponents as number) <= MOST_OPPONENTS;
  return {
    size: among(SIZES, found['size'], usual.size),
    maze: among(MAZES, found['maze'], usual.maze),
    movement: among(MOVEMENTS, found['movement'], usual.movement),
    mind: among(MINDS, found['mind'], usual.mind),
    seed: among(SEED_KINDS, found['seed'], usual.seed),
    opponents: isCount ? (opponents as number) : usual.opponents,
    fog: typeof fog === 'boolean' ? fog : usual.fog,
    creature: typeof creature === 'string' ? creature.slice(0, LONGEST_SEED) : usual.creature,
    typed: typeof typed === 'string' ? typed.slice(0, LONGEST_SEED) : usual.typed,
  };
}
