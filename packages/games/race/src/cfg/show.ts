const LONGEST_SHOWN = 40;

/** A part of a file as it may be shown to people: in one line, short, and without characters that a terminal obeys. */
export function showText(text: string): string {
  // Behind this nothing can come to be shown.
  const signs = Array.from(text.slice(0, 2 * LONGEST_SHOWN + 2));
  const isCut = signs.length > LONGEST_SHOWN;
  const shown = signs.slice(0, LONGEST_SHOWN).join('').replaceAll(/\s/g, ' ').replaceAll(/\p{C}/gu, escaped);
  return isCut ? `${shown}…` : shown;
}

const escaped = (sign: string): string => `\\u{${sign.codePointAt(0)!.toString(16)}}`;
