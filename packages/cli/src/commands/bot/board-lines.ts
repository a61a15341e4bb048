import type { ArenaGame } from '@dedalo/arena';
import { printable } from '@dedalo/clients/printable';
import type { GameTypes, Seat } from '@dedalo/engine';

/** What a seat sees, drawn in letters. */
export const boardLines = ({ game }: ArenaGame, state: GameTypes['State'], seat: Seat): string[] =>
  game.text
    .draw(game.view(state, seat))
    .split('\n')
    .map((line) => `  ${printable(line)}`);
