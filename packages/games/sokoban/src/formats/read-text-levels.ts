import { ok, type Result, splitLines } from '@dedalo/grid';
import type { TextProblem } from '../text-problem.ts';
import type { Collection, LevelEntry, Moves, SavedGame } from './collection.ts';
import type { GoodLevels, LeftOut } from './good-levels.ts';
import { type Head, headOfGame, headOfLevel } from './level-heads.ts';
import { trimLines } from './lines.ts';
import { type FileItem, type KeyItem, readItems, type TextItem } from './text-items.ts';

/** What a board, its games or the whole file have been found to be called, and who made them. */
interface Draft {
  title?: string;
  author?: string;
  notes: string[];
}

interface EntryDraft extends Draft {
  readonly board: FileItem & { readonly kind: 'board' };
  /** The title that stands above the board; one in a `Title:` below it takes precedence. */
  readonly titleAbove?: string;
  readonly games: GameDraft[];
}

interface GameDraft extends Draft {
  readonly item: FileItem & { readonly kind: 'moves' };
}

/**
 * Reads XSB collections, .sok and Boxoban text. As in .sok, the order says what belongs to what: text before the first
 * board is about the collection, text after a board or after moves is about these, except for a title of what follows.
 */
export function readTextLevels(text: string): Result<GoodLevels, TextProblem> {
  const items = readItems(splitLines(text));
  if (!items.ok) return items;
  const file: Draft = { notes: [] };
  const entries: EntryDraft[] = [];
  let waiting: TextItem[] = [];
  const giveBack = (rest: readonly TextItem[]): void => {
    const entry = entries.at(-1);
    if (entry) describe(rest, entry.games.at(-1) ?? entry, entry);
    else describeFile(rest, file);
    waiting = [];
  };
  for (const item of items.value) {
    if (item.kind === 'board') {
      const head = headOfLevel(waiting, entries.length === 0);
      giveBack(head.rest);
      entries.push(startEntry(item, head));
    } else if (item.kind === 'moves') {
      const { rest, title } = headOfGame(waiting);
      giveBack(rest);
      entries.at(-1)!.games.push({ item, notes: [], ...(title !== undefined && { title }) });
    } else waiting.push(item);
  }
  giveBack(waiting);
  return ok(sortOut(file, entries));
}

function sortOut(file: Draft, drafts: readonly EntryDraft[]): GoodLevels {
  const entries: LevelEntry[] = [];
  const leftOut: LeftOut[] = [];
  for (const [index, draft] of drafts.entries()) {
    const { level, line } = draft.board;
    const entry = finishEntry(draft);
    const about = { number: index + 1, ...(entry.title !== undefined && { title: entry.title }) };
    if (!level.ok) {
      leftOut.push({ what: 'level', ...about, line, problem: level.error });
      continue;
    }
    const games: SavedGame[] = [];
    for (const { item, ...said } of draft.games) {
      if (item.moves.ok) games.push(finishGame(said, item.moves.value));
      else leftOut.push({ what: 'moves', ...about, line: item.line, problem: item.moves.error });
    }
    entries.push({ ...entry, level: level.value, line, games });
  }
  return { collection: { ...finish(file), entries }, leftOut };
}

const startEntry = (board: EntryDraft['board'], head: Head): EntryDraft => ({
  board,
  ...(head.title !== undefined && { titleAbove: head.title }),
  ...(head.author !== undefined && { author: head.author }),
  notes: [...head.notes],
  games: [],
});

/** The first of each key counts; whatever else is said stays a note of `of`. */
function describe(text: readonly TextItem[], of: Draft, entry: EntryDraft): void {
  const takeKey = ({ key, value, text }: KeyItem): void => {
    if (value === '') return;
    if (key === 'title' && entry.title === undefined) entry.title = value;
    else if (key === 'author' && entry.author === undefined) entry.author = value;
    else if (key === 'solution name' && of !== entry && of.title === undefined) of.title = value;
    else of.notes.push(text);
  };
  for (const item of text) takeItem(item, of, takeKey);
}

/** In the head of a file, `Collection:` is the title, and if there is none `Title:`. */
function describeFile(text: readonly TextItem[], file: Draft): void {
  const isNamed = text.some((item) => item.kind === 'key' && item.key === 'collection' && item.value !== '');
  const titleKey = isNamed ? 'collection' : 'title';
  for (const item of text) {
    takeItem(item, file, ({ key, value, text }) => {
      if (value === '') return;
      if (key === titleKey && file.title === undefined) file.title = value;
      else if (key === 'author' && file.author === undefined) file.author = value;
      else file.notes.push(text);
    });
  }
}

function takeItem(item: TextItem, of: Draft, takeKey: (item: KeyItem) => void): void {
  if (item.kind === 'blank') of.notes.push('');
  else if (item.kind === 'words') of.notes.push(item.text);
  else if (item.kind === 'comment') for (const line of trimLines(item.lines)) of.notes.push(line);
  else takeKey(item);
}

const finish = ({ title, author, notes }: Draft): Omit<Collection, 'entries'> => ({
  ...(title !== undefined && { title }),
  ...(author !== undefined && { author }),
  notes: trimLines(notes),
});

function finishEntry(entry: EntryDraft): Omit<LevelEntry, 'level' | 'line' | 'games'> {
  const title = entry.title ?? entry.titleAbove;
  const { titleAbove } = entry;
  const isSaid = titleAbove === undefined || titleAbove === title || wordsOf(title!).includes(titleAbove);
  return finish({
    ...entry,
    ...(title !== undefined && { title }),
    notes: isSaid ? entry.notes : [titleAbove, ...entry.notes],
  });
}

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u);

const finishGame = (said: Draft, moves: Moves): SavedGame => ({ ...finish(said), moves });
