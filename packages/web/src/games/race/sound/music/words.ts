import { splitLines, type TextPlace } from '@dedalo/grid';
import { SongError } from './song-error.ts';

export interface Word {
  readonly text: string;
  readonly at: TextPlace;
}

export type Statement = readonly [Word, ...Word[]];

export const BAR_LINE = '|';

/** The lines of a song as words. A line that begins with a bar line continues the one before. */
export function readStatements(text: string): Statement[] {
  const statements: [Word, ...Word[]][] = [];
  for (const [index, line] of splitLines(text).entries()) {
    const [first, ...rest] = splitWords(line, index + 1);
    if (!first) continue;
    const last = statements.at(-1);
    if (first.text !== BAR_LINE) statements.push([first, ...rest]);
    else if (last) last.push(first, ...rest);
    else throw new SongError(first.at, 'there is no line before this one that could go on');
  }
  return statements;
}

/** The words of a line, up to a comment, which begins with a # after a space. */
function splitWords(line: string, number: number): Word[] {
  const [plain] = line.split(/(?:^|\s)#/, 1);
  return [...plain!.matchAll(/\S+/g)].map(({ 0: text, index }) => ({ text, at: { line: number, column: index + 1 } }));
}
