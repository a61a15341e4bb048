import type { Played } from '../plan/run.ts';
import type { Journal } from './journal.ts';

/** For games of which nothing is kept. */
export function memoryJournal(): Pick<Journal, 'played' | 'add' | 'close'> {
  const played = new Map<string, Played>();
  return {
    played,
    add: async (one) => void played.set(one.id, one),
    close: async () => {},
  };
}
