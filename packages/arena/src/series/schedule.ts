import type { Bout, ClockRules, Limits, PlayerSpec } from '../bout/bout.ts';

/** A course as bouts have it. */
export interface WrittenCourse {
  readonly title?: string;
  /** As the game writes it. */
  readonly config: string;
}

/** All that decides the games of a series. */
export interface Series {
  readonly game: string;
  /** Pairs take them in turn. */
  readonly courses: readonly WrittenCourse[];
  /** Each plays alone, and both are compared. */
  readonly isSolo: boolean;
  readonly seed: string;
  readonly players: readonly [PlayerSpec, PlayerSpec];
  readonly clock: ClockRules;
  readonly limits: Limits;
  readonly isSandboxed: boolean;
  readonly logs?: string;
}

/** The two games of a pair. In a game for two the first player has the first seat in `a` and the second one in `b`. */
export const LEGS = ['a', 'b'] as const;
export type Leg = (typeof LEGS)[number];

/** One game of a series; pairs are counted from 1. */
export interface GameName {
  readonly pair: number;
  readonly leg: Leg;
}

const DIGITS = 4;
const NAME = /^0*([1-9]\d{0,8})([ab])$/;

/** `0012a`: files of these names stand in the order of the games. */
export const formatGameName = ({ pair, leg }: GameName): string => `${String(pair).padStart(DIGITS, '0')}${leg}`;

/** `12a` is `0012a`. */
export function parseGameName(text: string): GameName | undefined {
  const [, pair, leg] = NAME.exec(text.trim().toLowerCase()) ?? [];
  return leg === undefined ? undefined : { pair: Number(pair), leg: leg as Leg };
}

/** The players of a game, by seat: 0 is the first of the series. */
export function seatsOf({ isSolo }: Pick<Series, 'isSolo'>, { leg }: Pick<GameName, 'leg'>): readonly (0 | 1)[] {
  if (isSolo) return leg === 'a' ? [0] : [1];
  return leg === 'a' ? [0, 1] : [1, 0];
}

/**
 * A game of the series as it is to be played. It depends on its name alone, never on what was played before. Programs are
 * told the number of the pair: the seed would tell them what is hidden.
 */
export function boutOf(series: Series, name: GameName): Bout {
  const { game, courses, seed, players, clock, limits, isSandboxed, logs } = series;
  const { title, config } = courses[(name.pair - 1) % courses.length]!;
  return {
    id: formatGameName(name),
    game,
    ...(title !== undefined && { title }),
    config,
    seed: `${seed}/${name.pair}`,
    number: name.pair,
    players: seatsOf(series, name).map((player) => players[player]),
    clock,
    limits,
    isSandboxed,
    ...(logs !== undefined && { logs }),
  };
}
