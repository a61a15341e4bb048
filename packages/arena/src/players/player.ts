import type { Fault, SeatTime } from '@dedalo/protocol/report';
import type { GameTypes, Outcome, Seat } from '@dedalo/engine';
import type { Result } from '@dedalo/grid';

/** What somebody who plays is asked on their turn; the state is for the arena's own use and never leaves it. */
export interface Question<T extends GameTypes = GameTypes> {
  readonly state: T['State'];
  readonly seat: Seat;
}

/** How the game ended, for all who played. */
export interface Farewell {
  readonly outcome: Outcome;
  readonly fault?: { readonly seat: Seat; readonly fault: Fault };
}

/** Somebody in a seat, for one game. */
export interface Player<T extends GameTypes = GameTypes> {
  /** Ready to be asked, or why not. */
  begin(): Promise<Fault | undefined>;
  /** The actions that are to be played, one after the other. */
  act(question: Question<T>): Promise<Result<readonly T['Action'][], Fault>>;
  /** Whether it keeps this thread for longer than a moment when it is asked: nothing is heard then. */
  readonly thinksHere?: boolean;
  /** Somebody keeps this thread: whoever is not to move is stopped at once where it would be stopped soon. */
  rest?(): void;
  /** What the rules refused: how the player is at fault. */
  refused(code: string, action: T['Action']): Fault;
  /** Whether it wants to be told what happens, from when it has begun. */
  readonly isListening: boolean;
  /** Something happened that this seat may know of. */
  hear(seat: Seat, events: readonly T['Event'][]): void;
  /** A line out of turn or an end of the program, noticed while others thought. */
  readonly fault: Fault | undefined;
  end(farewell: Farewell): Promise<void>;
  /** Nothing of it is left running after this; it can be called at any time and more than once. */
  close(): Promise<void>;
  readonly time: SeatTime;
  /** What it calls itself. */
  readonly ownName: string | null;
}
