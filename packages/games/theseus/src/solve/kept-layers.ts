/** Layers are counted by the rounds that are left; each follows from the one before. */
export interface LayerPlan {
  /** The layer of the start, and the last one. */
  readonly rounds: number;
  /** How many numbers the layer has. */
  length(left: number): number;
  /** Fills the layer of so many rounds left, from the layer of one round less; layer 0 from nothing. */
  fill(left: number, layer: Float64Array, before: Float64Array | undefined): void;
}

/**
 * Keeps every k-th layer, and of one stretch between two of them also the others: memory for about 2√n layers instead
 * of n. Whoever asks along a game, or along many at the same pace, makes each layer once more and no oftener.
 */
export class KeptLayers {
  readonly #plan: LayerPlan;
  readonly #every: number;
  readonly #kept: Float64Array[] = [];
  readonly #between: readonly Float64Array[];
  /** The layers between are those after the kept layer of this number, and so many of them are filled. */
  #stretch = 0;
  #filled = 0;

  constructor(plan: LayerPlan) {
    this.#plan = plan;
    this.#every = spacing(plan.rounds);
    this.#between = Array.from({ length: this.#every - 1 }, () => new Float64Array(longest(plan)));
  }

  /** What the layers of a plan take, known before anything is allocated. */
  static bytes(plan: LayerPlan): number {
    const every = spacing(plan.rounds);
    let numbers = (every - 1) * longest(plan);
    for (let left = 0; left <= plan.rounds; left += every) numbers += plan.length(left);
    return numbers * Float64Array.BYTES_PER_ELEMENT;
  }

  /** A layer, good until one of another stretch is asked for. The first time they must be asked for in order. */
  at(left: number): Float64Array {
    const place = left % this.#every;
    const stretch = (left - place) / this.#every;
    if (place === 0) return (this.#kept[stretch] ??= this.#made(left));
    if (stretch !== this.#stretch) {
      this.#stretch = stretch;
      this.#filled = 0;
    }
    for (; this.#filled < place; this.#filled++) {
      const before = this.#filled === 0 ? this.#kept[stretch] : this.#between[this.#filled - 1];
      this.#plan.fill(stretch * this.#every + this.#filled + 1, this.#between[this.#filled]!, before);
    }
    return this.#between[place - 1]!;
  }

  #made(left: number): Float64Array {
    const layer = new Float64Array(this.#plan.length(left));
    this.#plan.fill(left, layer, left === 0 ? undefined : this.at(left - 1));
    return layer;
  }
}

const spacing = (rounds: number): number => Math.max(1, Math.round(Math.sqrt(rounds)));

/** Layers of two neighbours differ in which half they have; the lowest are the longest of each half. */
const longest = (plan: LayerPlan): number => Math.max(plan.length(0), plan.rounds > 0 ? plan.length(1) : 0);
