import type { Game, GameTypes, Seat } from '@dedalo/engine';
import { err, ok, type Result } from '@dedalo/grid';

/** How programs see a game and say what they do. Texts are the game's own, as replays have them. */
export interface Wire<T extends GameTypes = GameTypes> {
  /** What was decided before the game, as plain JSON; where this is missing, it is the game's own text. */
  config?(config: T['Config']): object;
  /** What a seat may know. `before` is the state in which it was asked last: what never changes is not told again. */
  view(state: T['State'], seat: Seat, before?: T['State']): unknown;
  /** What a seat hears of an event; where this is missing, the event as it is. */
  event?(event: T['Event']): unknown;
  legal(state: T['State'], seat: Seat): readonly string[];
  /** How a program says an action. */
  write(action: T['Action']): string;
  /** Whether a player may give up; where it may not, that is malformed. Everybody may where this is missing. */
  canResign?(state: T['State']): boolean;
  /** What an answer stands for, which is mostly one action; the first of them may still be against the rules. */
  read(text: string, state: T['State']): Result<readonly T['Action'][], Unread>;
}

/** Why an answer is no action of the game: by which of its rules, where there is one for it. */
export interface Unread {
  readonly code?: string;
}

export const plainWire = <T extends GameTypes>(game: Game<T>): Wire<T> => ({
  view: (state, seat) => game.view(state, seat),
  legal: (state, seat) => game.legal(state, seat).map((action) => game.text.formatAction(action)),
  write: (action) => game.text.formatAction(action),
  read: (text) => {
    const action = game.text.parseAction(text);
    return action.ok && !isResignation(game, text) ? ok([action.value]) : err({});
  },
});

/** People resign by an action of the game; a program that gives up says so by a fault of its own. */
const isResignation = <T extends GameTypes>({ resignation, text }: Game<T>, given: string): boolean =>
  resignation !== undefined && given === text.formatAction(resignation);
