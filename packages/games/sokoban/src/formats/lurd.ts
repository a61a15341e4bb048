import { err, ok, type Result, type TextPlace } from '@dedalo/grid';
import type { MovesProblem } from '../text-problem.ts';
import type { Moves } from './collection.ts';
import { placeAt, TEXT_START } from './lines.ts';
import { expandRuns, sourceOfRun } from './run-lengths.ts';

/** The custom of .sok files. */
export const MOVES_A_LINE = 70;
const CURRENT = '*';

/**
 * Moves in LURD: `udlr` walk, `UDLR` push; run lengths are written out, blanks and line ends are dropped. A jump of
 * reverse play, `[ll]`, stays in the letters, in small ones. A `*` says how far the game has been played.
 */
export function parseMoves(text: string, start: TextPlace = TEXT_START): Result<Moves, MovesProblem> {
  const unknown = text.search(/[^udlr\d()[\]*\s]/iu);
  if (unknown !== -1) return err(unknownMove(text, unknown, start));
  const expanded = expandRuns(text, start);
  if (!expanded.ok) return expanded;
  const sourceOf = (index: number): number => sourceOfRun(text, index);
  let letters = '';
  let played: number | undefined;
  let jump: number | undefined;
  for (let index = 0; index < expanded.value.length; index++) {
    const symbol = expanded.value[index]!;
    if (symbol.trim() === '') continue;
    if (symbol === ']' && jump === undefined) {
      return err({ code: 'jump-not-opened', at: placeAt(text, sourceOf(index), start) });
    }
    const isNested = jump !== undefined && (symbol === '[' || symbol === CURRENT);
    const isSecond = symbol === CURRENT && played !== undefined;
    if (isNested || isSecond) return err(unknownMove(text, sourceOf(index), start));
    if (symbol === CURRENT) {
      played = letters.length;
      continue;
    }
    if (symbol === '[') jump = index;
    if (symbol === ']') jump = undefined;
    letters += jump === undefined ? symbol : symbol.toLowerCase();
  }
  if (jump !== undefined) return err({ code: 'jump-not-closed', at: placeAt(text, sourceOf(jump), start) });
  return ok({ letters, ...(played !== undefined && { played }) });
}

function unknownMove(text: string, index: number, start: TextPlace): MovesProblem {
  const character = String.fromCodePoint(text.codePointAt(index)!);
  return { code: 'unknown-move', at: placeAt(text, index, start), character };
}

/** Lines of at most 70 characters, with `*` where the game stands. */
export function formatMoves({ letters, played }: Moves): string {
  const text = played === undefined ? letters : letters.slice(0, played) + CURRENT + letters.slice(played);
  const lines: string[] = [];
  for (let from = 0; from < text.length; from += MOVES_A_LINE) lines.push(text.slice(from, from + MOVES_A_LINE));
  return lines.join('\n');
}
