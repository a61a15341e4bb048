import type { Language } from '@dedalo/words';

/** A share of 1 in percent, with a maximum number of digits after the point. */
export const percentText = (share: number, language: Language, digits = 2): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: digits }).format(share);
