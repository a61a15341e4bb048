/** How a language writes comments. */
interface Comments {
  readonly line: string;
  readonly blocks: readonly (readonly [string, string])[];
}

const SLASHES: Comments = { line: '//', blocks: [['/*', '*/']] };
/** A text of many lines is mostly the description of a function. */
const PYTHON: Comments = {
  line: '#',
  blocks: [
    ['"""', '"""'],
    ["'''", "'''"],
  ],
};

/** By the endings of files; hand-ins are compared in what can be read here. */
const LANGUAGES: Readonly<Record<string, Comments>> = {
  py: PYTHON,
  rb: { line: '#', blocks: [] },
  ...Object.fromEntries(
    'js mjs cjs ts mts java c h cc cpp hpp cs go rs kt swift scala php'.split(' ').map((ending) => [ending, SLASHES]),
  ),
  lua: { line: '--', blocks: [['--[[', ']]']] },
};

/** The language of a file, in which files are compared; undefined for all that is no source. */
export function languageOf(path: string): string | undefined {
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  if (!Object.hasOwn(LANGUAGES, ending)) return undefined;
  return /^(js|mjs|cjs|ts|mts)$/.test(ending) ? 'js' : /^(c|h|cc|cpp|hpp)$/.test(ending) ? 'c' : ending;
}

/** A shorter line, such as `}else{`, says nothing about its author. */
const LEAST_LETTERS = 4;

/**
 * The lines of a file as they are compared: without comments and blanks, every name and every number replaced by one
 * sign, since whoever copies renames first. Lines of almost nothing are left out, and so are imports, which look alike
 * everywhere.
 */
export function normalLines(text: string, path: string): string[] {
  const comments = LANGUAGES[path.slice(path.lastIndexOf('.') + 1).toLowerCase()] ?? SLASHES;
  return withoutComments(text, comments)
    .split('\n')
    .filter((line) => !/^\s*(import|from|#?include|package|using|use)\b/.test(line))
    .map((line) => line.replaceAll(/\s+/g, ' '))
    .filter((line) => line.replaceAll(/[^\p{L}\p{N}]/gu, '').length >= LEAST_LETTERS)
    .map((line) =>
      line
        .replaceAll(/[\p{L}_$][\p{L}\p{N}_$]*/gu, nameSign)
        .replaceAll(/\d+/g, '0')
        .replaceAll(' ', ''),
    );
}

/** Words of the languages tell one line from another; every other name may have been changed. */
const KEYWORDS = new Set(
  'if else elif for while return in not and or def class lambda yield with try except catch throw new function const let var switch case break continue true false null None True False static public private void int boolean await async do'.split(
    ' ',
  ),
);

const nameSign = (word: string): string => (KEYWORDS.has(word) ? word : 'x');

/** Quotes keep what looks like a comment in them. */
function withoutComments(text: string, { line, blocks }: Comments): string {
  let kept = '';
  for (let at = 0; at < text.length;) {
    const sign = text[at]!;
    const block = blocks.find(([opening]) => text.startsWith(opening, at));
    if (block) {
      const end = text.indexOf(block[1], at + block[0].length);
      at = end === -1 ? text.length : end + block[1].length;
    } else if (sign === '"' || sign === "'" || sign === '`') {
      const end = endOfText(text, at);
      kept += text.slice(at, end);
      at = end;
    } else if (text.startsWith(line, at)) {
      const end = text.indexOf('\n', at);
      at = end === -1 ? text.length : end;
    } else {
      kept += sign;
      at++;
    }
  }
  return kept;
}

/** Behind the quote that closes a text. One that nothing closes goes to the end of its line, so that no line is read twice. */
function endOfText(text: string, start: number): number {
  const quote = text[start]!;
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === quote) return at + 1;
    else if (text[at] === '\n' && quote !== '`') return at;
  }
  return text.length;
}
