import { language } from '../speech.ts';

const LOCALES = { en: 'en', it: 'it', pt: 'pt-PT', el: 'el' } as const;

const formatter = (options: Intl.NumberFormatOptions): ((value: number) => string) => {
  let made: Intl.NumberFormat | undefined;
  return (value) => (made ??= new Intl.NumberFormat(LOCALES[language.value], options)).format(value);
};

export const formatNumber = formatter({ maximumFractionDigits: 2 });
export const formatWhole = formatter({ maximumFractionDigits: 0 });
export const formatShare = formatter({ style: 'percent', maximumFractionDigits: 0 });
/** Ratings are not written with separators, such as 1,612. */
export const formatRating = formatter({ maximumFractionDigits: 0, useGrouping: false });

const unit = (name: string, digits: number): ((value: number) => string) =>
  formatter({ style: 'unit', unit: name, unitDisplay: 'short', maximumFractionDigits: digits });

const fewMilliseconds = unit('millisecond', 1);
const milliseconds = unit('millisecond', 0);
const seconds = unit('second', 2);
const minutes = unit('minute', 1);

/** In the shortest form: 1.2 ms, 48 ms, 1.25 sec, 3.4 min. */
export function formatTime(time: number): string {
  if (time < 10) return fewMilliseconds(time);
  if (time < 1000) return milliseconds(time);
  return time < 120_000 ? seconds(time / 1000) : minutes(time / 60_000);
}

/** The interval that holds the true rating 95 times in 100. */
export const marginOf = (deviation: number): number => 1.96 * deviation;
