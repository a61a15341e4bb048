import type { Deed } from '@dedalo/clients/deed';
import type { GamePlay } from '@dedalo/clients/game-play';
import type { GameTypes } from '@dedalo/engine';
import type { Command } from '@dedalo/words';
import type { Press } from './page.ts';
import type { Picture } from './picture.ts';

/** What a game brings to its page. All else (screen, keys, undo, messages, files) is the page's. */
export interface GameScreen<T extends GameTypes> {
  readonly play: GamePlay<T>;
  picture(): Picture;
  /** The game's own commands beside undo, redo, restart, hint, export, settings and back; the most useful first. */
  commands(): { readonly first: readonly Command[]; readonly last: readonly Command[] };
  run(command: Command, how: Press): Deed<T>;
  /** A click on a square of the picture, or beside it. */
  click(square: { readonly x: number; readonly y: number } | undefined): Deed<T>;
  readonly mouse: string;
}
