import { hashText } from '@dedalo/engine';
import type { TextPlace } from '@dedalo/grid';
import { LONGEST_REPLAY, readKeptGame, type WholeGame } from '../history/kept-game.ts';
import type { Fields, ProgressKind } from '../progress/kind.ts';
import { plainProgress, readProgress } from '../progress/plain-progress.ts';
import { addKnown, isGameName, joinProgress, type Progress } from '../progress/progress.ts';
import { addResult, formatResult, parseResult } from '../today/day-result.ts';
import { isDay } from '../today/day.ts';
import { type Belongings, nameOfOther, NOTHING, type Other } from './belongings.ts';
import type { Entry, ReadEntry } from './entry.ts';

/** An invalid entry, which was left out. */
export interface BadEntry {
  readonly code: 'bad-entry';
  readonly at: TextPlace;
  readonly kind: string;
}

/** All data as entries. */
export function entriesOf({ progress, dayResults, library, running, others }: Belongings): Entry[] {
  const { known, solved, tried } = plainProgress(progress);
  const levels = (kind: string, fields: readonly Fields[]): Entry[] =>
    fields.map((value) => ({ kind, key: `${String(value['game'])} ${String(value['level'])}`, value }));
  return [
    ...known.map((game) => ({ kind: 'known', key: game, value: true })),
    ...levels('solved', solved),
    ...levels('tried', tried),
    ...Object.entries(dayResults).flatMap(([game, days]) =>
      Object.entries(days).map(([day, result]) => ({
        kind: 'day',
        key: `${game} ${day}`,
        value: formatResult(result),
      })),
    ),
    ...[...running].map(([name, replay]) => ({ kind: 'running', key: name, value: replay })),
    ...[...library.values()].map(({ game, replay }) => ({ kind: 'game', key: game.id, value: { ...game, replay } })),
    ...others.values(),
  ];
}

/** Reads the entries; invalid ones are left out and named. Entries of an unknown kind are kept as they are. */
export function readEntries(
  entries: readonly ReadEntry[],
  kinds: readonly ProgressKind[],
): { readonly belongings: Belongings; readonly bad: readonly BadEntry[] } {
  let { dayResults } = NOTHING;
  const library = new Map<string, WholeGame>();
  const running = new Map<string, string>();
  const others = new Map<string, Other>();
  const bad: BadEntry[] = [];
  const progressParts: Progress[] = [];
  for (const { line, ...entry } of entries) {
    const read = readOne(entry, kinds);
    if (!read) bad.push({ code: 'bad-entry', at: { line, column: 1 }, kind: entry.kind });
    else if (read.type === 'progress') progressParts.push(read.progress);
    else if (read.type === 'day') dayResults = addResult(dayResults, read.result);
    else if (read.type === 'running') running.set(entry.key, read.replay);
    else if (read.type === 'game') library.set(read.whole.game.id, read.whole);
    else others.set(nameOfOther(entry), entry);
  }
  const [progress = NOTHING.progress] = joinedInPairs(progressParts, (a, b) => joinProgress(kinds, a, b));
  return { belongings: { progress, dayResults, library, running, others }, bad };
}

/** In pairs: joined one after the other, ten thousand levels would be copied ten thousand times. */
function joinedInPairs<T>(parts: readonly T[], join: (a: T, b: T) => T): readonly T[] {
  let left = parts;
  while (left.length > 1) {
    const next: T[] = [];
    for (let index = 0; index < left.length; index += 2) {
      const [a, b] = [left[index]!, left[index + 1]];
      next.push(b === undefined ? a : join(a, b));
    }
    left = next;
  }
  return left;
}

type Read =
  | { readonly type: 'progress'; readonly progress: Progress }
  | { readonly type: 'day'; readonly result: Parameters<typeof addResult>[1] }
  | { readonly type: 'running'; readonly replay: string }
  | { readonly type: 'game'; readonly whole: WholeGame }
  | { readonly type: 'other' };

function readOne({ kind, key, value }: Entry, kinds: readonly ProgressKind[]): Read | undefined {
  switch (kind) {
    case 'known':
      return isGameName(key) ? { type: 'progress', progress: addKnown(NOTHING.progress, key) } : undefined;
    case 'solved':
    case 'tried': {
      const { progress, faults } = readProgress({ known: [], solved: [], tried: [], [kind]: [value] }, kinds);
      return faults.length === 0 ? { type: 'progress', progress } : undefined;
    }
    case 'day': {
      const [game = '', day = ''] = key.split(' ');
      const result = parseResult(value);
      return isGameName(game) && isDay(day) && result ? { type: 'day', result: { game, day, result } } : undefined;
    }
    case 'running':
      return isGameName(key) && isReplay(value) ? { type: 'running', replay: value } : undefined;
    case 'game':
      return readWhole(value);
    default:
      return { type: 'other' };
  }
}

const isReplay = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST_REPLAY;

/** A game is identified by its replay: an entry with a wrong name would replace another game. */
function readWhole(value: unknown): Extract<Read, { type: 'game' }> | undefined {
  const game = readKeptGame(value);
  const replay = (value as { readonly replay?: unknown } | null)?.replay;
  if (!game || !isReplay(replay) || hashText(replay) !== game.id) return undefined;
  return { type: 'game', whole: { game: { ...game, size: replay.length }, replay } };
}
