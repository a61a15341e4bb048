import type { Game, GameTypes, Seat } from '@dedalo/engine';
import { ok, type Result } from '@dedalo/grid';

/** How programs see a game and say what they do. Texts are the game's own, as replays have them. */
export interface Wire<T extends GameTypes = GameTypes> {
  view(state: T['State'], seat: Seat): unknown;
  legal(state: T['State'], seat: Seat): readonly string[];
  /** What an answer stands for, which is mostly one action; the first of them may still be against the rules. */
  read(text: string, state: T['State']): Result<readonly T['Action'][], { readonly code: string }>;
}

export const plainWire = <T extends GameTypes>(game: Game<T>): Wire<T> => ({
  view: (state, seat) => game.view(state, seat),
  legal: (state, seat) => game.legal(state, seat).map((action) => game.text.formatAction(action)),
  read: (text) => {
    const action = game.text.parseAction(text);
    return action.ok ? ok([action.value]) : action;
  },
});
