import type { Language, Words } from '@dedalo/words';
import { computed } from '@preact/signals';
import { type GivenWords, givenWords } from './given-words.ts';

/** In place of the client's: a report is in the language in which it was written. */
export const words = computed<Words>(() => givenWords.words);
export const language = computed<Language>(() => givenWords.language);

export const arena: GivenWords['arena'] = givenWords.arena;
export const said: GivenWords['arena']['report'] = givenWords.arena.report;
