import type { SearchModel, Seat } from '../../../src/index.ts';

/** The definition: the most for the seat, the least from the others, the average of nature; and how many states that visits. */
export class Exhaustive<S, A> {
  nodes = 0;
  /** Whether a state that is not over was judged by its estimate. */
  hasEstimated = false;
  readonly #model: SearchModel<S, A>;
  readonly #seat: Seat;

  constructor(model: SearchModel<S, A>, seat: Seat) {
    this.#model = model;
    this.#seat = seat;
  }

  value(state: S, depth = Infinity): number {
    const model = this.#model;
    this.nodes++;
    const turn = model.turn(state);
    if (turn === 'over') return model.value(state, this.#seat);
    if (depth === 0) {
      this.hasEstimated = true;
      return model.estimate?.(state, this.#seat) ?? 0;
    }
    if (turn === 'chance') {
      return model.chances!(state).reduce(
        (sum, { probability, state: next }) => sum + probability * this.value(next, depth - 1),
        0,
      );
    }
    const values = model.actions(state).map((action) => this.value(model.play(state, action), depth - 1));
    return turn === this.#seat ? Math.max(...values) : Math.min(...values);
  }
}
