import { type Bar, readBars } from './read-bars.ts';
import { SongError } from './song-error.ts';
import type { Voice } from './song.ts';
import type { Statement, Word } from './words.ts';

/** The bars of every voice, and under `CHORDS` the chords. */
export interface Pattern {
  readonly name: Word;
  readonly lines: ReadonlyMap<string, readonly Bar[]>;
}

export const CHORDS = 'chords';
const SILENT = 'silent';

export const beginsPattern = ([first]: Statement): boolean => first.text === 'pattern';

export function readPatterns(statements: readonly Statement[], voices: readonly Voice[]): Map<string, Pattern> {
  const patterns = new Map<string, Pattern>();
  let lines = new Map<string, readonly Bar[]>();
  for (const statement of statements) {
    if (beginsPattern(statement)) lines = beginPattern(statement, patterns);
    else readLine(statement, lines, voices);
  }
  return patterns;
}

/** `pattern A`, or `pattern A2 like A`: all lines of the other one, unless it has its own. */
function beginPattern(
  [first, name, like, model]: Statement,
  patterns: Map<string, Pattern>,
): Map<string, readonly Bar[]> {
  if (!name) throw new SongError(first.at, 'a pattern needs a name: pattern A');
  if (patterns.has(name.text)) throw new SongError(name.at, `there is a pattern ${name.text} already`);
  const other = model && patterns.get(model.text);
  if (like && (like.text !== 'like' || !other)) {
    throw new SongError(like.at, 'expected nothing more, or like and the name of a pattern above: pattern A2 like A');
  }
  const lines = new Map(other?.lines);
  patterns.set(name.text, { name, lines });
  return lines;
}

function readLine([first, ...rest]: Statement, lines: Map<string, readonly Bar[]>, voices: readonly Voice[]): void {
  const { text, at } = first;
  const names = [CHORDS, ...voices.map(({ name }) => name)];
  if (!names.includes(text)) throw new SongError(at, `there is no voice ${text}; there are ${names.join(', ')}`);
  if (rest.length === 1 && rest[0]!.text === SILENT) lines.delete(text);
  else lines.set(text, readBars(first, rest));
}
