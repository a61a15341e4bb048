import type { Language } from '@dedalo/words';
import { type Day, numberOfDay } from './day.ts';

const MS_A_DAY = 86_400_000;
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', it: 'it', pt: 'pt-PT', el: 'el' };

/** “19 November 2026”. */
export const dayText = (day: Day, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    numberOfDay(day) * MS_A_DAY,
  );
