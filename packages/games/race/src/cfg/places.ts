import type { TextPlace } from '@dedalo/grid';

export const BYTE_ORDER_MARK = '\uFEFF';

/** Tells the places of offsets. As long as each is behind the one before, the text is walked once altogether. */
export function createPlaces(text: string): (offset: number) => TextPlace {
  const first = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  let at = first;
  let line = 1;
  let column = 1;
  return (offset) => {
    if (offset < at) [at, line, column] = [first, 1, 1];
    for (; at < offset; at++) {
      if (endsLine(text, at)) [line, column] = [line + 1, 1];
      else if (!isPartOfSign(text, at)) column++;
    }
    return { line, column };
  };
}

/** The lines end where those of a map do: at \n, \r\n and \r. */
const endsLine = (text: string, at: number): boolean =>
  text[at] === '\n' || (text[at] === '\r' && text[at + 1] !== '\n');

/** The first half of a line end, or the second of a character beyond 16 bits. */
function isPartOfSign(text: string, at: number): boolean {
  if (text[at] === '\r') return true;
  const code = text.charCodeAt(at);
  if (code < 0xdc00 || code > 0xdfff || at === 0) return false;
  const before = text.charCodeAt(at - 1);
  return before >= 0xd800 && before <= 0xdbff;
}
