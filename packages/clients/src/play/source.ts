import type {
  Acted,
  Game,
  GameRecord,
  GameTypes,
  Notice,
  Outcome,
  Seat,
  TimeMove,
  TimeRejection,
  Viewer,
} from '@dedalo/engine';

/** What a viewer may know of a game now. Clients draw and offer only what is here. */
export interface Standing<T extends GameTypes> {
  readonly view: T['View'];
  /** The seats that may act; none when the game is over. */
  readonly turn: readonly Seat[];
  readonly outcome: Outcome | undefined;
  /** Every legal action of this seat now; none for a seat that is not played from here. */
  legal(seat: Seat): readonly T['Action'][];
  /** Why undo, redo or restart is not possible now; undefined if it is. */
  refusalOf(move: TimeMove): TimeRejection | undefined;
}

/**
 * A game that is played somewhere: in a session of this process, or in a match on a server. It gives what one viewer
 * may know and nothing else. An answer may come at once or much later; listeners are called before it comes.
 */
export interface Source<T extends GameTypes> {
  readonly game: Game<T>;
  readonly title: string | undefined;
  readonly config: T['Config'];
  /** '' while it is secret, until the game is over. */
  readonly seed: string;
  /** The name of each seat. */
  readonly names: readonly string[];
  readonly viewer: Viewer;
  readonly standing: Standing<T>;
  /** Calls `answered` with the refusal, or with undefined once it is done. */
  act(acted: Acted<T>, answered: (refusal: T['Rejection'] | undefined) => void): void;
  moveInTime(move: TimeMove, answered: (refusal: TimeRejection | undefined) => void): void;
  /** To where these actions lead from the start, as one step that can be undone; they are known to hold. */
  goTo(acts: readonly Acted<T>[], answered: (refusal: TimeRejection | undefined) => void): void;
  /** Calls `listener` with everything that happens from now on; the returned function ends that. */
  listen(listener: (notice: Notice<T>) => void): () => void;
  /**
   * The replay of this moment, written when the returned function is called, as far as the viewer may know the game; ''
   * while nothing may be shown yet.
   */
  saveLater(): () => string;
  /** What was played so far; undefined while that is secret. */
  record(): GameRecord<T> | undefined;
  /** The viewer has left: listeners are not called any more. */
  close(): void;
}
