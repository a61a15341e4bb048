import { printable } from '@dedalo/clients/printable';
import type { Game } from '@dedalo/engine';

export const printableBoard = (drawn: string): string => drawn.split('\n').map(printable).join('\n');

/** The board as the rules draw it. */
export const boardText = (game: Game, view: unknown): string => printableBoard(game.text.draw(view));
