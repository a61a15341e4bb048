import { CostField } from './cost-field.ts';
import type { Search, SearchStatus } from './search.ts';
import type { Place, SearchSpace } from './search-space.ts';

/** Dijkstra from the goal backwards, until the start is reached. */
export class FieldSearch implements Search {
  readonly tracesFrom = 'start';
  readonly #field: CostField;
  #from: Place = 0;
  readonly #goals: [Place] = [0];

  constructor(space: SearchSpace) {
    this.#field = new CostField(space);
  }

  get expanded(): number {
    return this.#field.expanded;
  }

  get last(): Place {
    return this.#field.last;
  }

  begin(from: Place, to: Place): void {
    this.#from = from;
    this.#goals[0] = to;
    this.#field.begin(this.#goals);
  }

  advance(budget: number): SearchStatus {
    return this.#field.advance(budget, this.#from);
  }

  trace(place: Place): number {
    const direction = this.#field.next(place);
    if (direction === undefined) throw new Error(`FieldSearch: place ${place} is not on the path`);
    return direction;
  }
}
