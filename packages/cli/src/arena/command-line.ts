import { err, ok, type Result } from '@dedalo/grid';

/** Why a text is no valid command line. */
export type CommandLineProblem =
  | { readonly code: 'open-quote'; readonly quote: string }
  /** A backslash at the end. */
  | { readonly code: 'lonely-backslash' };

const BLANK = /\s/;
/** The characters that a backslash escapes between double quotes; before others it stands for itself. */
const ESCAPED_IN_QUOTES = '"\\$`';

/**
 * Splits a command line into words as a POSIX shell does (2.2 Quoting), and does nothing else that a shell does: a `*`,
 * a `$` or a `;` stands for itself.
 */
export function parseCommandLine(text: string): Result<readonly string[], CommandLineProblem> {
  const words: string[] = [];
  // A word that has not begun differs from an empty word between quotes.
  let word: string | undefined;
  for (let index = 0; index < text.length; index++) {
    const sign = text[index]!;
    if (BLANK.test(sign)) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else if (sign === '\\') {
      const next = text[++index];
      if (next === undefined) return err({ code: 'lonely-backslash' });
      word = (word ?? '') + next;
    } else if (sign === "'" || sign === '"') {
      const quoted = readQuoted(text, index);
      if (!quoted) return err({ code: 'open-quote', quote: sign });
      word = (word ?? '') + quoted.content;
      index = quoted.end;
    } else word = (word ?? '') + sign;
  }
  if (word !== undefined) words.push(word);
  return ok(words);
}

/** The text between the quotes that begin at `start`, and where they end. */
function readQuoted(text: string, start: number): { readonly content: string; readonly end: number } | undefined {
  const quote = text[start]!;
  let content = '';
  for (let index = start + 1; index < text.length; index++) {
    const sign = text[index]!;
    if (sign === quote) return { content, end: index };
    const next = text[index + 1];
    const isEscape = quote === '"' && sign === '\\' && next !== undefined && ESCAPED_IN_QUOTES.includes(next);
    content += isEscape ? next : sign;
    if (isEscape) index++;
  }
  return undefined;
}

const PLAIN = /^[\w@%+=:,./-]+$/;

/** Words quoted so that a shell reads each as one word. */
export const formatCommandLine = (words: readonly string[]): string =>
  words.map((word) => (PLAIN.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`)).join(' ');
