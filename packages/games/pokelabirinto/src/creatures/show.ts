/** A part of a file as it may be shown to people: in one line, short, and without characters that a terminal obeys. */
export function showText(text: string): string {
  const whole = text.trim();
  const start = beginning(whole);
  const harmless = start.replaceAll(/\s+/g, ' ').replaceAll(/\p{C}/gu, escaped);
  const shown = beginning(harmless);
  return start === whole && shown === harmless ? shown : `${shown}…`;
}

const beginning = (text: string): string => /^.{0,40}/su.exec(text)![0];

const escaped = (character: string): string => `\\u{${character.codePointAt(0)!.toString(16)}}`;

export const showKey = (key: string): string => showText(/^[\w-]+$/.test(key) ? key : JSON.stringify(key));
