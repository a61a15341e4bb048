import { Deepening, type DeepeningOptions } from './deepening.ts';
import type { Explanation, Searcher, SearchProgress } from './explanation.ts';
import { Memory, MEMORY_ENTRIES } from './memory.ts';
import { type SearchModel, seatAtRoot } from './model.ts';
import { type Remembered, WindowSearch } from './window-search.ts';

export interface AlphaBetaOptions extends DeepeningOptions {
  /** Whether states met again are recognised, where the model has a key; true if left out. */
  readonly table?: boolean | undefined;
  /** How many states are remembered at most. */
  readonly tableEntries?: number | undefined;
}

/**
 * Minimax with alpha-beta and iterative deepening, for games without chance: the seat in turn wants the most for itself,
 * all others want it to have the least. The budget counts states visited.
 */
export class AlphaBeta<S, A> implements Searcher<A> {
  readonly #deepening: Deepening<S, A>;

  constructor(model: SearchModel<S, A>, state: S, options: AlphaBetaOptions = {}) {
    const { table = true, tableEntries = MEMORY_ENTRIES } = options;
    const memory = table && model.key ? new Memory<Remembered<A>>(tableEntries) : undefined;
    const seat = seatAtRoot(model.turn(state)) ?? 0;
    this.#deepening = new Deepening(model, state, new WindowSearch(model, seat, memory), options);
  }

  advance(budget: number): SearchProgress {
    return this.#deepening.advance(budget);
  }

  explain(): Explanation<A> {
    return this.#deepening.explain();
  }
}
