import type { GameTypes, Session } from '@dedalo/engine';
import type { Command } from '@dedalo/words';
import type { Message } from '../message.ts';
import type { Press } from './page.ts';
import type { Picture } from './picture.ts';

/** What a command or a click asks for. */
export type Deed<T extends GameTypes> =
  /** One after the other before one's eyes; the first that is refused ends it. */
  | { readonly kind: 'play'; readonly actions: readonly T['Action'][] }
  | { readonly kind: 'say'; readonly message: Message }
  /** The game has done it itself, or there is nothing to do. */
  | { readonly kind: 'done' };

export const DONE = { kind: 'done' } as const;

/** What a game brings to its page. All else (screen, keys, undo, messages, files) is the page's. */
export interface GameScreen<T extends GameTypes> {
  /** The game being played; another one after the next level has begun. */
  readonly session: Session<T>;
  title(): string;
  /** What is counted, at the right of the title. */
  counts(): string;
  /** A faint line under the title. */
  note(): string | undefined;
  picture(): Picture;
  /** What has become of the game; asked at every drawing, in the language of the moment. */
  verdict(): Message | undefined;
  hint(): string | undefined;
  refusal(rejection: T['Rejection']): string;
  /** The game's own commands beside undo, redo, restart, hint, export, settings and back; the most useful first. */
  commands(): { readonly first: readonly Command[]; readonly last: readonly Command[] };
  run(command: Command, how: Press): Deed<T>;
  /** A click on a square of the picture, or beside it. */
  click(square: { readonly x: number; readonly y: number } | undefined): Deed<T>;
  /** Called before anything else is done: what was picked is let go. */
  letGo(): void;
  /** Called after every change. */
  keep(): void;
  /** How a file of the game is called, without its ending. */
  stem(): string;
  readonly mouse: string;
}
