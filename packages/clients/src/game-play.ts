import type { GameTypes, Seat } from '@dedalo/engine';
import type { Message } from './message.ts';
import type { Source } from './play/source.ts';

/** A game being played by one, as every client may ask it: what it is called, how it stands, what it keeps. */
export interface GamePlay<T extends GameTypes> {
  /** The game being played, through the person's eyes; another one after the next level has begun. */
  readonly source: Source<T>;
  /** The seat that the person acts for now. */
  readonly seat: Seat;
  title(): string;
  /** What is counted. */
  counts(): string;
  /** What has been reached before. */
  best(): string | undefined;
  /** What has become of the game; asked at every drawing, in the language of the moment. */
  verdict(): Message | undefined;
  hint(): string | undefined;
  refusal(rejection: T['Rejection']): string;
  /** Called before anything else is done: what was picked is let go. */
  letGo(): void;
  /** Called after every change. */
  keep(): void;
  /** How a file of the game is called, without its ending. */
  stem(): string;
}
