import { cleanTitle } from '../clean-title.ts';
import { type BadField, badField, type Fields, isFields, kindOf, type ProgressKind } from './kind.ts';
import { isFingerprint, isGameName, isTime, joinLevels, type LevelProgress, type Progress } from './progress.ts';

/** An invalid part that was left out. Entries are counted from 1. */
export type ProgressFault =
  | { readonly code: 'bad-known'; readonly value: unknown }
  | ({ readonly code: 'bad-entry'; readonly entry: number } & BadField);

export interface ReadProgress {
  readonly progress: Progress;
  readonly faults: readonly ProgressFault[];
}

export interface PlainProgress {
  readonly known: readonly string[];
  readonly solved: readonly Fields[];
  readonly tried: readonly Fields[];
}

/** Progress as plain data, for any format; `readProgress` reads it. */
export function plainProgress({ known, levels }: Progress): PlainProgress {
  const plain = (areSolved: boolean): Fields[] =>
    [...levels.values()].flatMap(({ isSolved, value, ...level }) =>
      isSolved === areSolved ? [{ ...level, ...value }] : [],
    );
  return { known: [...known], solved: plain(true), tried: plain(false) };
}

/**
 * Reads untrusted progress and what older versions wrote. An entry that is valid in part is kept with that part or,
 * with `isWhole`, left out.
 */
export function readProgress(
  found: unknown,
  kinds: readonly ProgressKind[],
  options: { readonly isWhole?: boolean } = {},
): ReadProgress {
  const { known = [], solved = [], tried = [] } = isFields(found) ? found : {};
  const games = listOf(known);
  const isGame = (game: unknown): game is string => typeof game === 'string' && isGameName(game);
  const faults: ProgressFault[] = games.filter((game) => !isGame(game)).map((value) => ({ code: 'bad-known', value }));
  const levels: LevelProgress[] = [];
  for (const [entries, isSolved] of [[listOf(solved), true] as const, [listOf(tried), false] as const]) {
    for (const [index, entry] of entries.entries()) {
      const { level, bad } = readLevel(entry, kinds, isSolved);
      for (const field of bad) faults.push({ code: 'bad-entry', entry: index + 1, ...field });
      if (level && !(options.isWhole && bad.length > 0)) levels.push(level);
    }
  }
  return { progress: { known: new Set(games.filter(isGame)), levels: joinLevels(kinds, levels) }, faults };
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

function readLevel(
  entry: unknown,
  kinds: readonly ProgressKind[],
  isSolved: boolean,
): { readonly level?: LevelProgress; readonly bad: readonly BadField[] } {
  const { game, level, title, solvedAt, ...rest } = isFields(entry) ? entry : {};
  const bad: BadField[] = [];
  const text = (field: string, value: unknown, isGood: (text: string) => boolean): string => {
    if (typeof value === 'string' && isGood(value)) return value;
    bad.push(badField(field, value));
    return '';
  };
  const named = {
    game: text('game', game, isGameName),
    level: text('level', level, isFingerprint),
    title: cleanTitle(text('title', title, () => true)),
  };
  const time = isSolved && solvedAt !== undefined ? text('solvedAt', solvedAt, isTime) : '';
  const read = kindOf(kinds, named.game).read(rest);
  bad.push(...read.bad);
  if (named.game === '' || named.level === '' || !read.value) return { bad };
  return { level: { ...named, isSolved, ...(time !== '' && { solvedAt: time }), value: read.value }, bad };
}
