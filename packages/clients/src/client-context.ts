import type { Language, Words } from '@dedalo/words';
import type { GameStore } from './game-store.ts';
import type { OpenSource } from './play/open-source.ts';

/** What a game has at hand in any client; asked anew each time, for language and settings change. */
export interface ClientContext {
  readonly store: GameStore;
  readonly words: Words;
  readonly language: Language;
  /** How a session is played; in this process unless said. */
  readonly openSource?: OpenSource;
}
