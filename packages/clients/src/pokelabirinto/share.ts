import type { Language } from '@dedalo/words';

/**
 * A share as a number out of 100, with a maximum number of digits after the point. An uncertain result is never rounded
 * to 0 or 100.
 */
export function shareOf100(share: number, language: Language, digits = 1): string {
  const least = 10 ** -digits;
  const format = (value: number): string =>
    new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value);
  if (share > 0 && 100 * share < least / 2) return `< ${format(least)}`;
  if (share < 1 && 100 * share > 100 - least / 2) return `> ${format(100 - least)}`;
  return format(100 * share);
}
