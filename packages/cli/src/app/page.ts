import type { Key } from '@dedalo/clients/key-map';
import type { Command, CommandWords } from '@dedalo/words';
import type { MouseEvent } from '../terminal/keys.ts';
import type { Surface } from '../terminal/surface.ts';
import type { Role } from '../terminal/theme.ts';

/** How a command was given: with Shift, or by a capital letter. */
export interface Press {
  readonly isShifted: boolean;
}

/** A sign of a board, as it is drawn, and what it means. */
export interface Sign {
  readonly sign: string;
  readonly role: Role;
  readonly meaning: string;
}

/** One screen of the client. The last line of the terminal, with the keys, is the client's own. */
export interface Page {
  /** The game that the page belongs to, if there is one. */
  readonly game?: string | undefined;
  /** The commands of the page, the most useful first; the bottom line shows as many as fit. */
  commands(): readonly Command[];
  /** Commands that are accepted but not offered: the page says why they are not possible now. */
  readonly refused?: readonly Command[];
  /** A command's words where it has a special meaning here. */
  wordsFor?(command: Command): CommandWords | undefined;
  draw(surface: Surface): void;
  run(command: Command, how: Press): void;
  /** Set by a page on which letters are keys themselves, not commands. */
  letter?(letter: string): void;
  /** While a line of the page is edited, characters are no commands. */
  readonly isTyping?: boolean;
  /** A character, `space` or `backspace`. */
  type?(key: Key): void;
  /** For a page that accepts any key. */
  press?(): void;
  click?(event: MouseEvent): void;
  /** What the signs mean that are drawn here: help tells it under the keys. */
  readonly legend?: readonly Sign[] | undefined;
  /** The use of the mouse, in a sentence. */
  readonly mouse?: string;
  /** Called when the page is closed or covered, or the terminal is given back to the shell. */
  leave?(): void;
}

/** A page shared by all games, for this game. */
export const ofGame = <P extends Page>(game: string, page: P): P & { readonly game: string } =>
  Object.assign(page, { game });
