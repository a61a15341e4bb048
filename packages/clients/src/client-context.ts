import type { Language, Words } from '@dedalo/words';
import type { GameStore } from './game-store.ts';
import type { OpenSource } from './play/open-source.ts';

/** What a client gives a game to work with. Read it anew each time, because language and settings change. */
export interface ClientContext {
  readonly store: GameStore;
  readonly words: Words;
  readonly language: Language;
  /** How a session is played; in this process if left out. */
  readonly openSource?: OpenSource;
}
