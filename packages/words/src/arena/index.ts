import type { Language } from '../language.ts';
import type { ArenaWords } from './words.ts';

export type { ArenaWords } from './words.ts';

/** Only the language that is spoken is loaded. */
const LOADERS: Readonly<Record<Language, () => Promise<ArenaWords>>> = {
  en: async () => (await import('./en/index.ts')).en,
  it: async () => (await import('./it/index.ts')).it,
  pt: async () => (await import('./pt/index.ts')).pt,
  el: async () => (await import('./el/index.ts')).el,
};

export const loadArenaWords = (language: Language): Promise<ArenaWords> => LOADERS[language]();
