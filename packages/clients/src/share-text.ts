import type { Language } from '@dedalo/words';

/** A share of 1 in percent, with at most two digits after the point. */
export const shareText = (share: number, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(share);
