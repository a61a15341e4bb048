import { AverageSearch, type Averaged } from './average-search.ts';
import { Deepening, type DeepeningOptions } from './deepening.ts';
import type { Explanation, Searcher, SearchProgress } from './explanation.ts';
import { Memory, MEMORY_ENTRIES } from './memory.ts';
import { type SearchModel, seatAtRoot } from './model.ts';

export interface ExpectimaxOptions extends DeepeningOptions {
  /** Whether states met again are recognised, where the model has a key; true if left out. */
  readonly table?: boolean | undefined;
  /** How many states are remembered at most. */
  readonly tableEntries?: number | undefined;
}

/**
 * Expectimax with iterative deepening, for games with chance: the seat in turn wants the most for itself, all others want
 * it to have the least, and what nature decides is worth its average. A draw of nature is a ply like any other. Nothing
 * is cut off but what a sure win makes superfluous, so values are exact to the depth. The budget counts states visited.
 */
export class Expectimax<S, A> implements Searcher<A> {
  readonly #deepening: Deepening<S, A>;

  constructor(model: SearchModel<S, A>, state: S, options: ExpectimaxOptions = {}) {
    const { table = true, tableEntries = MEMORY_ENTRIES } = options;
    const memory = table && model.key ? new Memory<Averaged<A>>(tableEntries) : undefined;
    const seat = seatAtRoot(model.turn(state)) ?? 0;
    this.#deepening = new Deepening(model, state, new AverageSearch(model, seat, memory), options);
  }

  advance(budget: number): SearchProgress {
    return this.#deepening.advance(budget);
  }

  explain(): Explanation<A> {
    return this.#deepening.explain();
  }
}
