import { dayOf } from '@dedalo/clients/today/day';
import type { Calendar } from '@dedalo/clients/history/statistics';
import { language } from '../speech.ts';
import { today } from '../today/today.ts';

/** “19 Nov 2026, 18:05”, in the local time zone. */
export const whenText = (at: number): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(at);

export const calendar = (): Calendar => ({ today: today.value, dayOf: (at) => dayOf(new Date(at)) });
