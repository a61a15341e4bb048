import type { Step } from '@dedalo/engine';
import { formatRandom, parseRandom, type Random } from '@dedalo/grid';
import { applyEvent } from './scene.ts';
import type { Event, ExpeditionTypes, State } from './state.ts';

/** What comes of one action: every event is applied as it happens. */
export class Course {
  readonly events: Event[] = [];
  readonly random: Random;
  #state: State;

  constructor(state: State) {
    const random = parseRandom(state.random);
    if (!random.ok) throw new Error(`expedition: ${state.random} is no generator`);
    this.random = random.value;
    this.#state = state;
  }

  get state(): State {
    return this.#state;
  }

  happen(event: Event): void {
    this.#state = applyEvent(this.#state, event);
    this.events.push(event);
  }

  /** A change that nobody is told of. */
  change(change: Partial<State>): void {
    this.#state = { ...this.#state, ...change };
  }

  step(): Step<ExpeditionTypes> {
    return { state: { ...this.#state, random: formatRandom(this.random) }, events: this.events };
  }
}
