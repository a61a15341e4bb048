import type { Intent } from '@dedalo/clients/intent';
import type { GamePlay } from '@dedalo/clients/game-play';
import type { Key } from '@dedalo/clients/key-map';
import type { Message } from '@dedalo/clients/message';
import type { GameTypes } from '@dedalo/engine';
import type { Command, CommandWords } from '@dedalo/words';
import type { Press, Sign } from './page.ts';
import type { Area, Picture } from './picture.ts';

/** What a game brings to its page. Everything else (screen, keys, undo, messages, files) belongs to the page. */
export interface GameScreen<T extends GameTypes> {
  readonly play: GamePlay<T>;
  /** For an area; a larger picture scrolls. */
  picture(area: Area): Picture;
  /** The game's own commands beside undo, redo, restart, hint, export, settings and back; the most useful first. */
  commands(): { readonly first: readonly Command[]; readonly last: readonly Command[] };
  /** Commands that are accepted but not offered: the answer is the reason why they are not possible. */
  readonly refused?: readonly Command[];
  /** Commands of every game that make no sense in this one, or that are among its own. */
  readonly hides?: readonly Command[];
  /** Commands that replace this game; the page asks first while it is not over. */
  readonly givesUp?: readonly Command[];
  /** A command's words where it has a special meaning here. */
  wordsFor?(command: Command): CommandWords | undefined;
  run(command: Command, how: Press): Intent<T>;
  /** A click on a square of the picture, or beside it. */
  click(square: { readonly x: number; readonly y: number } | undefined): Intent<T>;
  readonly mouse: string;
  /** What the signs of the board mean. */
  readonly legend?: readonly Sign[];
  /** The lines above the message: requested help, and its progress. */
  lines?(): readonly Message[];
  /** Ends the work beside the game; returns whether there was any. */
  stop?(): boolean;
  /** While a line of the screen is edited, characters are no commands. */
  readonly isTyping?: boolean;
  type?(key: Key): void;
  /** Called after every drawing, so that bots can act. */
  drawn?(play: (intent: Intent<T>) => void): void;
  /** Called when the page is closed or covered. */
  leave?(): void;
}
