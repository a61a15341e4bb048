/** A character that a person can see, whatever was in the file. */
export const showCharacter = (character: string): string => {
  const code = character.codePointAt(0) ?? 0;
  const isVisible = code > 0x20 && code !== 0x7f && !(code >= 0x80 && code < 0xa1);
  return isVisible ? character : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
};
