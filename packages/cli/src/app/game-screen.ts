import type { Intent } from '@dedalo/clients/intent';
import type { GamePlay } from '@dedalo/clients/game-play';
import type { Key } from '@dedalo/clients/key-map';
import type { Message } from '@dedalo/clients/message';
import type { GameTypes } from '@dedalo/engine';
import type { Command, CommandWords } from '@dedalo/words';
import type { Press, Sign } from './page.ts';
import type { Area, Picture } from './picture.ts';

/** What a game brings to its page. All else (screen, keys, undo, messages, files) is the page's. */
export interface GameScreen<T extends GameTypes> {
  readonly play: GamePlay<T>;
  /** For an area; what does not fit is scrolled. */
  picture(area: Area): Picture;
  /** The game's own commands beside undo, redo, restart, hint, export, settings and back; the most useful first. */
  commands(): { readonly first: readonly Command[]; readonly last: readonly Command[] };
  /** Commands that are heard but not offered, for what comes of them is a reason why not. */
  readonly refused?: readonly Command[];
  /** Commands of every game that make no sense in this one, or that it has among its own. */
  readonly hides?: readonly Command[];
  /** Commands that put another game in the place of this one; while it is not over, that is asked first. */
  readonly givesUp?: readonly Command[];
  /** A command's word and sentence where it means something of its own here. */
  wordsFor?(command: Command): CommandWords | undefined;
  run(command: Command, how: Press): Intent<T>;
  /** A click on a square of the picture, or beside it. */
  click(square: { readonly x: number; readonly y: number } | undefined): Intent<T>;
  readonly mouse: string;
  /** What the signs of the board mean. */
  readonly legend?: readonly Sign[];
  /** What there is to read above the message: help that was asked for, and how far it is. */
  lines?(): readonly Message[];
  /** Ends what goes on beside the game, and tells whether there was something. */
  stop?(): boolean;
  /** While something is typed into a line of the screen, characters are no commands. */
  readonly isTyping?: boolean;
  type?(key: Key): void;
  /** Called after every drawing: where others play along, it is for them to act now. */
  drawn?(play: (intent: Intent<T>) => void): void;
  /** Called when the page goes away or another one covers it. */
  leave?(): void;
}
