import type { ChanceGraph } from './chance-graph.ts';
import type { SearchProgress } from './explanation.ts';
import type { GameGraph, GraphOutcome } from './game-graph.ts';
import { actionsOf, chancesOf, type SearchModel } from './model.ts';

/**
 * Numbers every state that a game can reach from one, in the order in which they are met, breadth first: the way from a
 * game with keys to retrograde analysis and value iteration. The budget counts states.
 */
export class StateNumbers<S, A> {
  /** By number. */
  readonly states: S[] = [];
  readonly #model: SearchModel<S, A>;
  readonly #numbers = new Map<string | number, number>();
  readonly #most: number;
  /** Where it can go on from each state. */
  readonly #moves: { readonly next: number; readonly probability: number }[][] = [];

  constructor(model: SearchModel<S, A>, start: S, { most = Infinity }: { readonly most?: number } = {}) {
    if (!model.key) throw new RangeError('StateNumbers: the states of this game have no key');
    this.#model = model;
    this.#most = most;
    this.#numbered(start);
  }

  advance(budget: number): SearchProgress {
    for (let left = budget; left > 0 && this.#moves.length < this.states.length; left--) this.#follow();
    return this.#moves.length < this.states.length ? 'searching' : 'done';
  }

  #numbered(state: S): number {
    const key = this.#model.key!(state);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.states.length;
    if (number >= this.#most) throw new RangeError(`StateNumbers: the game has more than ${this.#most} states`);
    this.states.push(state);
    this.#numbers.set(key, number);
    return number;
  }

  #follow(): void {
    const model = this.#model;
    const state = this.states[this.#moves.length]!;
    const turn = model.turn(state);
    if (turn === 'over') {
      this.#moves.push([]);
    } else if (turn === 'chance') {
      const chances = chancesOf(model, state);
      this.#moves.push(chances.map(({ probability, state: next }) => ({ next: this.#numbered(next), probability })));
    } else {
      const actions = actionsOf(model, state);
      this.#moves.push(actions.map((action) => ({ next: this.#numbered(model.play(state, action)), probability: 1 })));
    }
  }

  /** The number of a state, if it can be reached. */
  numberOf(state: S): number | undefined {
    return this.#numbers.get(this.#model.key!(state));
  }

  /** For value iteration. */
  chanceGraph(): ChanceGraph {
    const { states } = this;
    const model = this.#model;
    return {
      states: states.length,
      turn: (state) => model.turn(states[state]!),
      value: (state) => model.value(states[state]!, 0),
      eachMove: (state, visit) => this.#moves[state]!.forEach(({ next, probability }) => visit(next, probability)),
    };
  }

  /** For retrograde analysis: whatever is better than nothing is a win. Nature must have no turn. */
  gameGraph(): GameGraph {
    const { states } = this;
    const model = this.#model;
    return {
      states: states.length,
      turn(state) {
        const turn = model.turn(states[state]!);
        if (turn === 'chance') throw new Error('StateNumbers: nature has a turn in this game; use ValueIteration');
        return turn === 0 ? 0 : 1;
      },
      outcome(state) {
        const whole = states[state]!;
        return model.turn(whole) === 'over' ? (Math.sign(model.value(whole, 0)) as GraphOutcome) : undefined;
      },
      eachMove: (state, visit) => this.#moves[state]!.forEach(({ next }) => visit(next)),
    };
  }
}
