import { blockAt } from './board-lines.ts';
import {
  announcesMoves,
  isBlank,
  isBrokenMovesLine,
  isFurtherMovesLine,
  isMovesLine,
  isWordOfMoves,
} from './line-kinds.ts';
import type { NumberedLine } from './lines.ts';

/**
 * Where the moves end that begin at a line; the line itself if there are none. A word such as `Dud` is a title and no
 * moves if it stands alone with a board next: solutions without pushes do not exist.
 */
export function movesEnd(lines: readonly NumberedLine[], start: number): number {
  const textAt = (index: number): string => lines[index]?.text ?? '';
  const isAnnounced = announcesMoves(textAt(start - 1));
  const isBroken = (index: number): boolean => isBrokenMovesLine(textAt(index));
  const begins = isMovesLine(textAt(start)) || (isAnnounced && isBroken(start));
  if (!begins) return start;
  let end = start + 1;
  while (end < lines.length && (isFurtherMovesLine(textAt(end)) || isBroken(end))) end++;
  return end === start + 1 && isTitle(lines, start) ? start : end;
}

function isTitle(lines: readonly NumberedLine[], index: number): boolean {
  if (!isWordOfMoves(lines[index]!.text)) return false;
  let before = index - 1;
  while (before >= 0 && isBlank(lines[before]!.text)) before--;
  const isAlone = before < index - 1;
  if (!isAlone || (before >= 0 && announcesMoves(lines[before]!.text))) return false;
  let after = index + 1;
  while (after < lines.length && isBlank(lines[after]!.text)) after++;
  return after < lines.length && blockAt(lines, after).isBoard;
}
