import { cleanTitle } from '../clean-title.ts';
import { type Fields, kindOf, type ProgressKind } from './kind.ts';

/** The results on one level of a game. A game without levels may name its tasks. */
export interface LevelProgress<V extends object = object> {
  readonly game: string;
  /** A level is identified by its fingerprint; its title is for people who read the file. */
  readonly level: string;
  readonly title: string;
  readonly isSolved: boolean;
  /** When it was first solved, as `2026-11-19T05:15:00.000Z`, if known: older versions did not note it. */
  readonly solvedAt?: string;
  /** The best result, in the game's own format. */
  readonly value: V;
}

/** All progress of one person; the order means nothing. */
export interface Progress {
  /** The games whose instructions have been seen. */
  readonly known: ReadonlySet<string>;
  readonly levels: ReadonlyMap<string, LevelProgress>;
}

/** A new result. */
export type Reached<V extends object> = Omit<LevelProgress<V>, 'game' | 'solvedAt'>;

export const NO_PROGRESS: Progress = { known: new Set(), levels: new Map() };

/** Also the name of the game's file, so in small letters. */
export const isGameName = (text: string): boolean => /^[a-z][a-z0-9-]{0,31}$/.test(text);

export const isFingerprint = (text: string): boolean => /^[!-~]{1,128}$/.test(text);

/** In the format of `toISOString`, so that texts are ordered like times. */
export const isTime = (text: string): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text);

export const levelOf = <V extends object>(
  progress: Progress,
  { game }: ProgressKind<V>,
  level: string,
): LevelProgress<V> | undefined => progress.levels.get(nameOf({ game, level })) as LevelProgress<V> | undefined;

export const solvedLevels = ({ levels }: Progress): LevelProgress[] =>
  [...levels.values()].filter(({ isSolved }) => isSolved);

export const addKnown = (progress: Progress, game: string): Progress =>
  progress.known.has(game) ? progress : { ...progress, known: new Set([...progress.known, game]) };

/** Never loses a better result; of equal ones the older stays. Throws when the value does not fit its kind. */
export function addLevel<V extends object>(
  progress: Progress,
  kind: ProgressKind<V>,
  { at, ...reached }: Reached<V> & { readonly at?: string },
): Progress {
  const { game } = kind;
  const { level, title, isSolved, value } = reached;
  const isGood = isGameName(game) && isFingerprint(level) && (at === undefined || isTime(at));
  if (!isGood || kind.read(value as Fields).bad.length > 0) {
    throw new RangeError(`not reached in ${game}: ${JSON.stringify({ at, ...reached })}`);
  }
  const old = levelOf(progress, kind, level);
  const isFirst = isSolved && !old?.isSolved;
  if (old && !isFirst && !kind.isBetter(value, old.value)) return progress;
  const solvedAt = isFirst && at !== undefined && { solvedAt: at };
  const recent = { game, level, title: cleanTitle(title), isSolved, ...solvedAt, value };
  return { ...progress, levels: joinLevels([kind], [...progress.levels.values(), recent]) };
}

/**
 * Joins the progress of two windows, programs or devices. Commutative, associative and idempotent, so order and
 * repetition do not matter.
 */
export const joinProgress = (kinds: readonly ProgressKind[], a: Progress, b: Progress): Progress => ({
  known: new Set([...a.known, ...b.known]),
  levels: joinLevels(kinds, [...a.levels.values(), ...b.levels.values()]),
});

/** Joins the entries of one level. */
export function joinLevels(kinds: readonly ProgressKind[], levels: readonly LevelProgress[]): Progress['levels'] {
  const joined = new Map<string, LevelProgress>();
  for (const level of levels) {
    const name = nameOf(level);
    const other = joined.get(name);
    joined.set(name, other ? joinLevel(kindOf(kinds, level.game), other, level) : level);
  }
  return joined;
}

function joinLevel(kind: ProgressKind, a: LevelProgress, b: LevelProgress): LevelProgress {
  const [solvedAt] = [a, b].flatMap((level) => level.solvedAt ?? []).sort();
  return {
    game: a.game,
    level: a.level,
    // It is unknown which title is newer.
    title: a.title < b.title ? b.title : a.title,
    isSolved: a.isSolved || b.isSolved,
    ...(solvedAt !== undefined && { solvedAt }),
    value: kind.join(a.value, b.value),
  };
}

/** Neither a game's name nor a fingerprint has a blank in it. */
const nameOf = ({ game, level }: Pick<LevelProgress, 'game' | 'level'>): string => `${game} ${level}`;
