import type { Language } from './language.ts';
import type { en } from './en/index.ts';

/** A text of any content where the English has this one. */
export type Any<T> = T extends string
  ? string
  : T extends (...given: infer G) => infer R
    ? (...given: G) => Any<R>
    : T extends readonly unknown[]
      ? { readonly [I in keyof T]: Any<T[I]> }
      : T extends object
        ? { readonly [K in keyof T]: Any<T[K]> }
        : T;

/** Everything that is said; the English says it first, and the other languages must say all of it. */
export type Words = Any<typeof en>;

/** Only the language that is spoken is loaded. */
const LOADERS: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import('./en/index.ts')).en,
  it: async () => (await import('./it/index.ts')).it,
  pt: async () => (await import('./pt/index.ts')).pt,
  el: async () => (await import('./el/index.ts')).el,
};

export const loadWords = (language: Language): Promise<Words> => LOADERS[language]();
