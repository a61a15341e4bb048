/** A day of the calendar, as `2026-11-19`. */
export type Day = string;

/** The day on the person's own calendar, in the time zone of the program. */
export const dayOf = (date: Date): Day => formatDay(date.getFullYear(), date.getMonth() + 1, date.getDate());

/** The same seed for everybody on one day. */
export const daySeed = (day: Day): string => `${PREFIX}${day}`;

/** The day of such a seed. */
export const dayOfSeed = (seed: string): Day | undefined =>
  seed.startsWith(PREFIX) && isDay(seed.slice(PREFIX.length)) ? seed.slice(PREFIX.length) : undefined;

/** Whether the text is an existing day: there is no 30th of February. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && dayOfNumber(numberOfDay(text)) === text;

/** Days since the first of January 1970, by the Gregorian calendar. */
export function numberOfDay(day: Day): number {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  // A year that begins in March has its leap day at its end.
  const fromMarch = month > 2 ? year : year - 1;
  const era = Math.floor(fromMarch / 400);
  const yearOfEra = fromMarch - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + date - 1;
  const leapDays = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  return era * DAYS_IN_ERA + yearOfEra * 365 + leapDays + dayOfYear - TO_1970;
}

export function dayOfNumber(number: number): Day {
  const days = number + TO_1970;
  const era = Math.floor(days / DAYS_IN_ERA);
  const dayOfEra = days - era * DAYS_IN_ERA;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = ((fromMarch + 2) % 12) + 1;
  const date = dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1;
  return formatDay(era * 400 + yearOfEra + (month > 2 ? 0 : 1), month, date);
}

/** The day this many days later. */
export const dayAfter = (day: Day, days = 1): Day => dayOfNumber(numberOfDay(day) + days);

const PREFIX = 'daily ';
/** Four hundred years of the Gregorian calendar. */
const DAYS_IN_ERA = 146_097;
/** From the first of March of the year 0. */
const TO_1970 = 719_468;

const formatDay = (year: number, month: number, date: number): Day =>
  [String(year).padStart(4, '0'), ...[month, date].map((part) => String(part).padStart(2, '0'))].join('-');
