import type { Acted, Game, GameRecord, GameTypes } from '@dedalo/engine';
import type { Words } from '@dedalo/words';
import type { JSX } from 'preact';

/** An action that was played, and its result. */
export interface Moment<T extends GameTypes = GameTypes> {
  /** How many actions have been played with it. */
  readonly number: number;
  readonly acted: Acted<T>;
  readonly before: T['State'];
  readonly after: T['State'];
  readonly events: readonly T['Event'][];
}

/** Why a moment is marked: it brings the goal nearer or puts it off, a new part begins, the game ends. */
export const MARK_KINDS = ['gain', 'loss', 'turn', 'end'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/**
 * Goes through the moments of one game in order and says which are worth a mark. Taken from a method, so that the
 * marker of one game can stand for that of any game: it is only given moments of its own.
 */
export type Marker<T extends GameTypes = GameTypes> = { mark(moment: Moment<T>): MarkKind | undefined }['mark'];

/** The drawing of a game, following the settings. */
export interface Painter<T extends GameTypes = GameTypes> {
  /** `last` is the moment before this state; where `ms` is not 0 it may be animated for that time. */
  show(state: T['State'], how: { readonly last: Moment<T> | undefined; readonly ms: number }): void;
  /** The whole position as a picture. */
  toBlob(): Promise<Blob>;
  destroy(): void;
}

/** What a game brings for watching its replays. */
export interface ReplayGame<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  createPainter(host: HTMLElement): Painter<T>;
  createMarker(): Marker<T>;
  /** What happened, in a few words that begin with a small letter: “pushed a box to 4,5”. */
  momentWords(words: Words, moment: Moment<T>): string;
  /** The state of the game, in a line: “12 moves, 3 pushes”. */
  countWords(words: Words, state: T['State']): string;
  /** How long an action took, for games that run by the clock; other games are shown by actions a second. */
  secondsOf?(action: T['Action']): number;
  /** After so many actions there is something to see: what comes before is a set-up. */
  beginsAt?(record: GameRecord<T>): number;
  /** Plays on after this many actions; only in games for one. */
  playOn?(record: GameRecord<T>, position: number): Promise<void>;
  /** Additional controls for replays of this game, beside the board. */
  readonly Controls?: Controls<T>;
}

/** Taken from a method, as a marker is. */
export type Controls<T extends GameTypes = GameTypes> = { draw(props: ControlsProps<T>): JSX.Element | null }['draw'];

export interface ControlsProps<T extends GameTypes = GameTypes> {
  readonly record: GameRecord<T>;
  /** The number of actions played, and the state after them. */
  readonly position: number;
  readonly state: T['State'];
  /** Whether the person here played it, and did not get it from somebody else. */
  readonly isOwn: boolean;
  readonly goTo: (position: number) => void;
}
