import { printable } from '@dedalo/clients/printable';
import type { Game } from '@dedalo/engine';

/** The board as the rules draw it. */
export const boardText = (game: Game, view: unknown): string =>
  game.text.draw(view).split('\n').map(printable).join('\n');
