import { joinGames, keptGameOf, type WholeGame } from '../history/kept-game.ts';
import { openLibraryGame } from '../history/put-away.ts';
import { OWN_KINDS } from '../own/own-entries.ts';
import type { ProgressKind } from '../progress/kind.ts';
import { joinProgress, NO_PROGRESS, type Progress } from '../progress/progress.ts';
import { type DayResults, joinResults, NO_RESULTS } from '../today/day-result.ts';

/** Everything that belongs to one person. */
export interface Belongings {
  readonly progress: Progress;
  readonly dayResults: DayResults;
  /** By id. */
  readonly library: ReadonlyMap<string, WholeGame>;
  /** Replays of unfinished games, by the name under which they are kept. */
  readonly running: ReadonlyMap<string, string>;
  /**
   * Settings, levels and other data of a client, by kind and key. Unknown data is kept and passed on, so that a
   * terminal in between loses nothing of a browser's.
   */
  readonly others: ReadonlyMap<string, Other>;
}

export interface Other {
  readonly kind: string;
  readonly key: string;
  readonly value: unknown;
}

export const NOTHING: Belongings = {
  progress: NO_PROGRESS,
  dayResults: NO_RESULTS,
  library: new Map(),
  running: new Map(),
  others: new Map(),
};

export const nameOfOther = ({ kind, key }: Pick<Other, 'kind' | 'key'>): string => `${kind} ${key}`;

/** Joins two values of one name; undefined where both must stay. */
export type JoinOther = (mine: Other, theirs: Other) => unknown;

export interface Joining {
  readonly kinds: readonly ProgressKind[];
  /** The current moment, in milliseconds since 1970: a game that makes room is put away now. */
  readonly now: number;
  readonly joinOther?: JoinOther;
}

/**
 * Joins one person's data of two clients. Of a setting that differs mine stays. Of two unfinished games mine continues and
 * the other goes into the library. Anything else that differs is kept beside mine under another key.
 */
export function joinBelongings(mine: Belongings, theirs: Belongings, joining: Joining): Belongings {
  const library = new Map(mine.library);
  for (const [id, whole] of theirs.library) {
    const known = library.get(id);
    library.set(id, known ? { ...known, game: joinGames(known.game, whole.game) } : whole);
  }
  const running = new Map(mine.running);
  for (const [name, replay] of theirs.running) {
    const own = running.get(name);
    if (own === undefined) running.set(name, replay);
    if (own === undefined || own === replay) continue;
    const put = openLibraryGame(replay);
    if (put && !library.has(put.id)) library.set(put.id, { game: keptGameOf(put, joining.now), replay });
  }
  return {
    progress: joinProgress(joining.kinds, mine.progress, theirs.progress),
    dayResults: joinResults(mine.dayResults, theirs.dayResults),
    library,
    running,
    others: joinOthers(mine.others, theirs.others, joining.joinOther ?? (() => undefined)),
  };
}

/** Of these mine stays: they are chosen, not gathered, or are the same thing under another name. */
const CHOSEN: readonly string[] = ['setting', 'preference', ...OWN_KINDS];

function joinOthers(mine: Belongings['others'], theirs: Belongings['others'], join: JoinOther): Belongings['others'] {
  const joined = new Map(mine);
  for (const [name, other] of theirs) {
    const own = joined.get(name);
    if (!own) joined.set(name, other);
    if (!own || isSame(own.value, other.value) || CHOSEN.includes(other.kind)) continue;
    const value = join(own, other);
    if (value !== undefined) joined.set(name, { ...own, value });
    else addBeside(joined, other);
  }
  return joined;
}

/** Under the first free key, unless it is there already. */
function addBeside(others: Map<string, Other>, other: Other): void {
  for (let number = 2; ; number++) {
    const beside = { ...other, key: `${other.key} (${number})` };
    const there = others.get(nameOfOther(beside));
    if (there && isSame(there.value, other.value)) return;
    if (there) continue;
    others.set(nameOfOther(beside), beside);
    return;
  }
}

/** Whether two values are the same plain data. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
