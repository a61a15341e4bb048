import { metricsOf } from './assists/metrics.ts';
import type { LevelEntry } from './formats/collection.ts';
import { directionOf } from './text.ts';

/** What a solution is counted by. */
export const PAR_MEASURES = ['moves', 'pushes'] as const;
export type ParMeasure = (typeof PAR_MEASURES)[number];

export interface BestKnown {
  readonly count: number;
  /** No solution has fewer: an exact search has looked at all that could matter. */
  readonly isProven: boolean;
}

/** The fewest moves and the fewest pushes that are known for a level, each from a solution of its own. */
export type Par = Readonly<Record<ParMeasure, BestKnown>>;

export type Played = Readonly<Record<ParMeasure, number>>;

/** `Proven: fewest moves, fewest pushes`: what a note below a stored solution says of it. */
const PROVEN = /^Proven: (.+)$/;
/** A solution of up to so many hundredths of the best known moves has so many stars. */
const HUNDREDTHS = { 2: 110, 3: 100 } as const;

/** By the solutions that are stored with a level; undefined where none of them solves it. */
export function parOf({ level, games }: Pick<LevelEntry, 'level' | 'games'>): Par | undefined {
  const known = games.flatMap(({ moves, notes }) => {
    const played = metricsOf(
      level,
      [...moves.letters].flatMap((letter) => directionOf(letter) ?? []),
    );
    const isSolution = 'metrics' in played && played.isSolved && played.letters === moves.letters;
    const proofs = notes.flatMap((note) => PROVEN.exec(note)?.[1]?.split(', ') ?? []);
    return isSolution ? [{ metrics: played.metrics, proofs }] : [];
  });
  if (known.length === 0) return undefined;
  const best = (measure: ParMeasure): BestKnown => {
    const count = Math.min(...known.map(({ metrics }) => metrics[measure]));
    const isProven = known.some(
      ({ metrics, proofs }) => metrics[measure] === count && proofs.includes(`fewest ${measure}`),
    );
    return { count, isProven };
  };
  return { moves: best('moves'), pushes: best('pushes') };
}

export type Stars = 1 | 2 | 3;

/** For a solved level: one star, two within a tenth of the best known moves, three with the best known or fewer. */
export function starsFor(moves: number, par: Par | undefined): Stars {
  if (!par) return 1;
  if (moves <= mostMovesFor(3, par)) return 3;
  return moves <= mostMovesFor(2, par) ? 2 : 1;
}

/** With more moves a solution has fewer stars. */
export const mostMovesFor = (stars: 2 | 3, { moves }: Par): number =>
  Math.floor((moves.count * HUNDREDTHS[stars]) / 100);

/**
 * Whether it is worth trying to shorten a solution: somebody has done better, or nobody has proven that one cannot.
 * Without a measure, in either.
 */
export function canShorten(played: Played, par: Par | undefined, by?: ParMeasure): boolean {
  if (!par) return true;
  const measures = by === undefined ? PAR_MEASURES : [by];
  return measures.some((measure) => played[measure] > par[measure].count || !par[measure].isProven);
}
