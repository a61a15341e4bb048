const MOST_TITLE = 200;

/** One line that a terminal can show. */
export const cleanTitle = (title: string): string =>
  [...title.toWellFormed().replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, ' ')].slice(0, MOST_TITLE).join('').trim();
