import type { Language, Words } from '@dedalo/words';
import type { ArenaWords } from '@dedalo/words/arena';

/** The words that their script has stored before the viewer begins. */
export interface GivenWords {
  readonly language: Language;
  readonly words: Words;
  readonly arena: Pick<ArenaWords, 'faults' | 'match' | 'report' | 'tournament'>;
}

export const { dedaloWords: givenWords } = globalThis as typeof globalThis & { readonly dedaloWords: GivenWords };
