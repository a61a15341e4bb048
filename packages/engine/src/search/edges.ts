/** Where it can go on from numbered states, one state after the other, in arrays that grow. */
export class Edges {
  /** The edges of a state are those from its `first` up to the next state's. */
  readonly first: Int32Array;
  targets = new Int32Array(1024);
  /** How likely each is where nature draws; kept only if wanted. */
  weights: Float64Array | undefined;
  count = 0;
  readonly #states: number;

  constructor(states: number, options: { readonly isWeighted: boolean }) {
    this.#states = states;
    this.first = new Int32Array(states + 1);
    if (options.isWeighted) this.weights = new Float64Array(1024);
  }

  /** The next edge of the state being read. */
  add(target: number, weight: number): void {
    if (!Number.isInteger(target) || target < 0 || target >= this.#states) {
      throw new RangeError(`a move leads to state ${target}, and states are numbered from 0 to ${this.#states - 1}`);
    }
    const at = this.count;
    if (at === this.targets.length) this.#grow();
    this.targets[at] = target;
    if (this.weights) this.weights[at] = weight;
    this.count = at + 1;
  }

  /** All edges of this state have been added; the next one follows. */
  close(state: number): void {
    this.first[state + 1] = this.count;
  }

  #grow(): void {
    const targets = new Int32Array(this.targets.length * 2);
    targets.set(this.targets);
    this.targets = targets;
    if (!this.weights) return;
    const weights = new Float64Array(targets.length);
    weights.set(this.weights);
    this.weights = weights;
  }
}
