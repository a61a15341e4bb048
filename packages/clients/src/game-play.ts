import type { GameTypes, Seat } from '@dedalo/engine';
import type { Message } from './message.ts';
import type { Source } from './play/source.ts';

/** A game being played by one person, for every client: its title, its state, and how to keep it. */
export interface GamePlay<T extends GameTypes> {
  /** The game being played, as the person sees it; replaced when the next level begins. */
  readonly source: Source<T>;
  /** The seat that the person plays now. */
  readonly seat: Seat;
  title(): string;
  /** The counters, such as moves. */
  counts(): string;
  /** The best result so far. */
  best(): string | undefined;
  /** The state of the game in words; computed for every drawing, in the current language. */
  verdict(): Message | undefined;
  hint(): string | undefined;
  refusal(rejection: T['Rejection']): string;
  /** Drops the selection; called before anything else is done. */
  letGo(): void;
  /** Called after every change. */
  keep(): void;
  /** The name of a game's file, without its ending. */
  stem(): string;
}
