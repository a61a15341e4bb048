import type { Random, Result, TextPlace } from '@dedalo/grid';
import type { Outcome } from './outcome.ts';
import type { Seat, Viewer } from './seat.ts';

/** The types a game is made of. Actions, events and views are plain data that survives JSON. */
export interface GameTypes {
  /** All that is decided before the first action, but for the seed. */
  Config: unknown;
  State: unknown;
  /** What a seat asks for. */
  Action: unknown;
  /** What happened. */
  Event: { readonly type: string };
  /** Why an action was refused. */
  Rejection: { readonly code: string };
  /** What a viewer may know of a state. */
  View: unknown;
  /** What is wrong with a text. */
  Problem: { readonly code: string; readonly at?: TextPlace };
}

/** Refusals that every game knows. */
export type CommonRejection = { readonly code: 'game-over' } | { readonly code: 'not-your-turn' };

export interface Step<T extends GameTypes = GameTypes> {
  readonly state: T['State'];
  readonly events: readonly T['Event'][];
}

/** Between which states an event happened: who stands where may decide who sees it. */
export interface Change<T extends GameTypes = GameTypes> {
  readonly before: T['State'];
  readonly after: T['State'];
}

/**
 * What sessions, replays, clients, the arena and the server know about a game. Nothing here does I/O, reads a clock or
 * draws; states are never changed, only replaced.
 */
export interface Game<T extends GameTypes = GameTypes> {
  readonly id: string;
  /** Goes up when an old replay would no longer reach the same end. */
  readonly rulesVersion: number;
  /** What is played where nobody said more. A game whose clients always choose a level may leave it out. */
  defaultConfig?(): T['Config'];
  seats(config: T['Config']): number;
  /** After so many actions the game is over. */
  actionLimit(config: T['Config']): number;
  start(config: T['Config'], seed: string): T['State'];
  /**
   * The action by which a seat gives the game up. `play` accepts it of every seat until the end, whoever is in turn; the
   * others win then, and the reason is `resigned` in every game. It is not among the legal ones, so that no bot or program
   * is offered it. A game that leaves it out cannot be resigned.
   */
  readonly resignation?: T['Action'];
  /** The seats that may act; none when the game is over. */
  turn(state: T['State']): readonly Seat[];
  /** Every action that `play` would accept of this seat but for the resignation, always in the same order. */
  legal(state: T['State'], seat: Seat): readonly T['Action'][];
  /** The same as `legal`, told from the seat's view: where a game is played elsewhere, its client has nothing else. */
  legalInView?(view: T['View'], seat: Seat): readonly T['Action'][];
  play(state: T['State'], seat: Seat, action: T['Action']): Result<Step<T>, T['Rejection']>;
  outcome(state: T['State']): Outcome | undefined;
  /** The only way by which anything leaves a state. */
  view(state: T['State'], viewer: Viewer): T['View'];
  /**
   * Whether a record of the game tells whoever has this view more than the view does: pieces of others, paths in a fog. What
   * chance will bring does not count. A game that leaves it out hides nothing.
   */
  hides?(view: T['View']): boolean;
  /** What a viewer learns of an event, if anything. A view must keep whatever its events tell. */
  visible(event: T['Event'], viewer: Viewer, change: Change<T>): T['Event'] | undefined;
  /**
   * Whether an event shows something that was hidden, or that chance has drawn: between people it cannot be taken back then.
   * A game that leaves it out shows nothing of the kind.
   */
  reveals?(event: T['Event']): boolean;
  /** The view after a visible event: with the first view and the events a client needs nothing else. */
  follow(view: T['View'], event: T['Event']): T['View'];
  /**
   * A state that this seat may be in for all it knows: it gives this very view, and what is not in the view is drawn anew,
   * future luck included. The searching bot plays on such states; a game that leaves this out is not offered that bot.
   */
  guess?(view: T['View'], seat: Seat, random: Random): T['State'];
  readonly text: GameText<T>;
  readonly samples: Samples<T>;
}

/** A game's notation. `parse(format(x))` is `x`; what is parsed may come from anyone. */
export interface GameText<T extends GameTypes = GameTypes> {
  formatConfig(config: T['Config']): string;
  parseConfig(text: string): Result<T['Config'], T['Problem']>;
  formatState(state: T['State']): string;
  parseState(text: string): Result<T['State'], T['Problem']>;
  /** One line that is not empty and does not begin with `= `, `at ` or `end `, as lines of a replay do. */
  formatAction(action: T['Action']): string;
  parseAction(text: string): Result<T['Action'], T['Problem']>;
  /** The board as people see it in plain text. */
  draw(view: T['View']): string;
}

/** What the conformance suite tries on a game. */
export interface Samples<T extends GameTypes = GameTypes> {
  config(random: Random): T['Config'];
  /** Any well-formed action but the resignation, legal or not. */
  action(state: T['State'], random: Random): T['Action'];
  /** Another state that the viewer cannot tell from this one; null where nothing is ever hidden. */
  disguise(state: T['State'], viewer: Viewer, random: Random): T['State'] | null;
}
