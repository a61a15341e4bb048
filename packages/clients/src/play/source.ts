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

/** What a viewer may know of a game now. Everything that a client draws and offers comes from here. */
export interface Standing<T extends GameTypes> {
  readonly view: T['View'];
  /** The seats that may act; none when the game is over. */
  readonly turn: readonly Seat[];
  readonly outcome: Outcome | undefined;
  /** Every action that would be accepted of this seat now; none of a seat that is not played from here. */
  legal(seat: Seat): readonly T['Action'][];
  /** Why undo, redo or restart is not possible now; undefined where it is. */
  refusalOf(move: TimeMove): TimeRejection | undefined;
}

/**
 * A game that is played somewhere: in a session of this process, or in a match on a server. It tells what one viewer may
 * know, and nothing else leaves it. An answer may come at once or much later; listeners have been told what happened
 * before it comes.
 */
export interface Source<T extends GameTypes> {
  readonly game: Game<T>;
  readonly title: string | undefined;
  readonly config: T['Config'];
  /** '' where it is not told before the game is over. */
  readonly seed: string;
  /** The name of each seat. */
  readonly names: readonly string[];
  readonly viewer: Viewer;
  readonly standing: Standing<T>;
  /** Answers with the refusal, or with nothing once it is done. */
  act(acted: Acted<T>, answered: (refusal: T['Rejection'] | undefined) => void): void;
  moveInTime(move: TimeMove, answered: (refusal: TimeRejection | undefined) => void): void;
  /** To where these actions lead from the start, as one step that can be undone; they are known to hold. */
  goTo(acts: readonly Acted<T>[], answered: (refusal: TimeRejection | undefined) => void): void;
  /** Calls `listener` with everything that happens from now on; the answer ends that. */
  listen(listener: (notice: Notice<T>) => void): () => void;
  /** The replay of this moment, written when it is asked for, as far as the viewer may know the game; it is '' where nothing may be told yet. */
  saveLater(): () => string;
  /** What was played until now; undefined where that may not be told yet. */
  record(): GameRecord<T> | undefined;
  /** Nobody looks any more: nothing is told from now on. */
  close(): void;
}
