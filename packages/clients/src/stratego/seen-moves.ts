import { type GameRecord, type Seat, visibleEvents, type Viewer } from '@dedalo/engine';
import {
  armyOf,
  type Cell,
  type Event,
  type Piece,
  soldierAt,
  stratego,
  type StrategoTypes,
  type View,
} from '@dedalo/stratego';
import type { Fought } from './words.ts';

/** A move as it is listed. */
export interface ListedMove {
  readonly seat: Seat;
  readonly from: Cell;
  readonly to: Cell;
  /** What moved; null where the viewer did not know it then. */
  readonly piece: Piece | null;
  readonly fought: Fought | undefined;
}

/** A move as one viewer saw it. */
export interface SeenMove extends ListedMove {
  /** What that viewer saw after it. */
  readonly after: View;
}

/** A game as one viewer has seen it, move by move. It is told what that viewer may know, and nothing else. */
export class SeenMoves {
  #view: View;
  #first: View | undefined;
  readonly #moves: SeenMove[] = [];

  /** From this view on; the moves before it are not known. */
  constructor(view: View) {
    this.#view = view;
    if (view.phase === 'playing') this.#first = view;
  }

  get moves(): readonly SeenMove[] {
    return this.#moves;
  }

  /** What was seen after so many moves. */
  viewAfter(count: number): View {
    return this.#moves[count - 1]?.after ?? this.#first ?? this.#view;
  }

  hear(events: readonly Event[]): void {
    const before = this.#view;
    this.#view = events.reduce((view, event) => stratego.follow(view, event), before);
    if (this.#view.phase === 'playing') this.#first ??= this.#view;
    const moved = events.find((event) => event.type === 'moved');
    if (!moved) return;
    const { seat, from, to } = moved;
    const fought = events.find((event) => event.type === 'fought');
    const piece = soldierAt(armyOf(before.armies, seat), from)?.piece ?? null;
    this.#moves.push({ seat, from, to, piece, fought, after: this.#view });
  }
}

/** What a viewer has seen of a recorded game until now. */
export function movesSeen(record: GameRecord<StrategoTypes>, viewer: Viewer): SeenMoves {
  let state = stratego.start(record.config, record.seed);
  const seen = new SeenMoves(stratego.view(state, viewer));
  for (const { seat, action } of record.actions.slice(0, record.played)) {
    const step = stratego.play(state, seat, action);
    if (!step.ok) throw new Error(`movesSeen: the record does not hold (${step.error.code})`);
    const { state: after, events } = step.value;
    seen.hear(visibleEvents(stratego, { before: state, after, events }, viewer));
    state = after;
  }
  return seen;
}
