import type { Language } from '@dedalo/words';

/** A share as a number out of 100, with at most so many digits after the point. */
export const shareOf100 = (share: number, language: Language, digits = 1): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(100 * share);
