import type { BotsWish } from '@dedalo/clients/theseus/bots-game';
import { FAIR_SIZES } from '@dedalo/clients/theseus/fair-sizes';
import { OFFERED, OPPONENTS, otherSide, type PlayerWord, type Side, SIDES } from '@dedalo/clients/theseus/players';
import { type Config, createConfig, defaultWalls, fewestWalls } from '@dedalo/theseus';

export const SIZES = [5, 7, 9, 11, 13, 15, 17, 19, 21] as const;
/** The kind of board for a person: of the ladder, fair, or free. */
export const BOARDS = ['ladder', 'fair', 'own'] as const;
export type BoardKind = (typeof BOARDS)[number];
export const ROUNDS = [25, 50, 100, 200, 500] as const;
const LONGEST_SEED = 60;

/** The settings of the next dice game. */
export interface Preferences {
  readonly side: Side;
  readonly board: BoardKind;
  readonly fairSize: number;
  /** Whether two bots are watched, and no side is played by a person. */
  readonly watches: boolean;
  /** The players of both sides where no person plays. */
  readonly bots: Readonly<Record<Side, PlayerWord>>;
  readonly size: number;
  readonly supplies: number;
  readonly rounds: number;
  /** How many of the described walls there are inside, in hundredths. */
  readonly walls: number;
  /** '' for a new one every time. */
  readonly seed: string;
  /** Whether the person sees only what the own player sees. */
  readonly sees: boolean;
}

/** The ladder from its first board; a free board is at first the described one. */
export const DEFAULT_PREFERENCES: Preferences = {
  side: 'theseus',
  board: 'ladder',
  fairSize: FAIR_SIZES[0],
  watches: false,
  bots: { theseus: 'minmax', minotaur: 'random' },
  size: 15,
  supplies: 4,
  rounds: 100,
  walls: 100,
  seed: '',
  sees: false,
};

const isFrom = (least: number, value: unknown, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

/** Reads any data found in place of preferences. */
export function parsePreferences(value: unknown): Preferences {
  if (typeof value !== 'object' || value === null) return DEFAULT_PREFERENCES;
  const { side, board, fairSize, watches, bots, size, supplies, rounds, walls, seed, sees } = value as Readonly<
    Record<string, unknown>
  >;
  const found = typeof bots === 'object' && bots !== null ? (bots as Readonly<Record<string, unknown>>) : {};
  const botOf = (seat: Side): PlayerWord =>
    OFFERED[seat].find((name) => name === found[seat]) ?? DEFAULT_PREFERENCES.bots[seat];
  return {
    ...DEFAULT_PREFERENCES,
    side: SIDES.find((known) => known === side) ?? DEFAULT_PREFERENCES.side,
    // Older versions knew only free boards.
    board: BOARDS.find((known) => known === board) ?? (typeof seed === 'string' ? 'own' : DEFAULT_PREFERENCES.board),
    fairSize: FAIR_SIZES.find((known) => known === fairSize) ?? DEFAULT_PREFERENCES.fairSize,
    bots: { theseus: botOf('theseus'), minotaur: botOf('minotaur') },
    ...(SIZES.some((known) => known === size) && { size: size as number }),
    ...(isFrom(1, supplies, 6) && { supplies }),
    ...(ROUNDS.some((known) => known === rounds) && { rounds: rounds as number }),
    ...(isFrom(0, walls, 100) && { walls }),
    ...(typeof seed === 'string' && { seed: cleanSeed(seed) }),
    ...(typeof sees === 'boolean' && { sees }),
    ...(typeof watches === 'boolean' && { watches }),
  };
}

/** A seed is one line of a replay. */
export const cleanSeed = (text: string): string =>
  [...text.replaceAll(/\p{C}/gu, '')].slice(0, LONGEST_SEED).join('').trim();

/** The walls are counted in sides, as the description has them. */
export function wallsOf({ size, walls }: Pick<Preferences, 'size' | 'walls'>): number {
  const least = fewestWalls(size);
  return least + Math.round(((defaultWalls(size) - least) * walls) / 100);
}

export function configOf(wanted: Preferences): Config {
  const { size, supplies, rounds } = wanted;
  const config = createConfig({ size, supplies, rounds, walls: wallsOf(wanted) });
  if (!config.ok) throw new RangeError(`configOf: ${config.error.code}`);
  return config.value;
}

export const meetingOf = (wanted: Preferences, seed: string): BotsWish => ({
  config: configOf(wanted),
  seed,
  players: wanted.bots,
});

export const opponentOf = ({ side, bots }: Preferences): PlayerWord => bots[otherSide(side)];

/** A fair board needs an opponent whose chances can be computed; otherwise it is a free board. */
export const boardKindOf = (wanted: Preferences): BoardKind =>
  wanted.board === 'fair' && !OPPONENTS[otherSide(wanted.side)].some((name) => name === opponentOf(wanted))
    ? 'own'
    : wanted.board;
