import { language } from '../../../speech.ts';

/** A part of the way from a lost to a won game, as points of the 200 between them. */
export const pointsText = (value: number): string =>
  new Intl.NumberFormat(language.value).format(Math.round(100 * value));
