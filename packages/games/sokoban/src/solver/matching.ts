import { FAR } from './alone.ts';

/**
 * The least pushes that all boxes together need, each to a goal of its own: the Hungarian method (Kuhn 1955, in the form
 * of Jonker and Volgenant 1987: one shortest augmenting path a box). Where one box has moved, one path more is enough.
 */
export class Matching {
  readonly #boxes: number;
  readonly #goals: number;
  /** By cell, by goal. */
  readonly #costs: Int32Array;
  /** By box: where the row of its cell begins. */
  readonly #rows: Int32Array;
  readonly #ofBox: Float64Array;
  readonly #ofGoal: Float64Array;
  readonly #holder: Int32Array;
  readonly #goalOf: Int32Array;
  readonly #slack: Float64Array;
  readonly #from: Int32Array;
  readonly #done: Uint8Array;
  readonly #kept: { ofBox: Float64Array; ofGoal: Float64Array; holder: Int32Array; goalOf: Int32Array };

  /** `costs` has a row a cell and a column a goal, as `Distances.toGoals`. */
  constructor(boxes: number, goals: number, costs: Int32Array) {
    this.#boxes = boxes;
    this.#goals = goals;
    this.#costs = costs;
    this.#rows = new Int32Array(boxes);
    this.#ofBox = new Float64Array(boxes);
    this.#ofGoal = new Float64Array(goals + 1);
    this.#holder = new Int32Array(goals + 1);
    this.#goalOf = new Int32Array(boxes);
    this.#slack = new Float64Array(goals + 1);
    this.#from = new Int32Array(goals + 1);
    this.#done = new Uint8Array(goals + 1);
    this.#kept = {
      ofBox: new Float64Array(boxes),
      ofGoal: new Float64Array(goals + 1),
      holder: new Int32Array(goals + 1),
      goalOf: new Int32Array(boxes),
    };
  }

  place(box: number, cell: number): void {
    this.#rows[box] = cell * this.#goals;
  }

  /**
   * Matches all boxes anew; `FAR` or more where some box has no goal. First each box takes the nearest goal if it is free,
   * which is most of them; only the others need a path.
   */
  solve(): number {
    const goals = this.#goals;
    const costs = this.#costs;
    const holder = this.#holder;
    const goalOf = this.#goalOf;
    this.#ofGoal.fill(0);
    holder.fill(-1);
    for (let box = 0; box < this.#boxes; box++) {
      const at = this.#rows[box]!;
      let least = Infinity;
      let nearest = -1;
      for (let goal = 0; goal < goals; goal++) {
        const cost = costs[at + goal]!;
        if (cost > least || (cost === least && nearest !== -1)) continue;
        least = cost;
        nearest = holder[goal] === -1 ? goal : -1;
      }
      this.#ofBox[box] = least;
      goalOf[box] = nearest;
      if (nearest !== -1) holder[nearest] = box;
    }
    for (let box = 0; box < this.#boxes; box++) if (goalOf[box] === -1) this.#augment(box);
    return this.#total();
  }

  keep(): void {
    this.#kept.ofBox.set(this.#ofBox);
    this.#kept.ofGoal.set(this.#ofGoal);
    this.#kept.holder.set(this.#holder);
    this.#kept.goalOf.set(this.#goalOf);
  }

  /** The total if one box were on another cell, from what was kept. The kept matching stays. */
  solveWith(box: number, cell: number): number {
    this.#ofBox.set(this.#kept.ofBox);
    this.#ofGoal.set(this.#kept.ofGoal);
    this.#holder.set(this.#kept.holder);
    this.#goalOf.set(this.#kept.goalOf);
    const before = this.#rows[box]!;
    const at = cell * this.#goals;
    this.#rows[box] = at;
    this.#holder[this.#goalOf[box]!] = -1;
    let least = Infinity;
    for (let goal = 0; goal < this.#goals; goal++) {
      least = Math.min(least, this.#costs[at + goal]! - this.#ofGoal[goal]!);
    }
    this.#ofBox[box] = least;
    this.#augment(box);
    const total = this.#total();
    this.#rows[box] = before;
    return total;
  }

  /** Not a sum of `FAR`s: that many long ways would be taken for one that is not there. */
  #total(): number {
    let total = 0;
    for (let box = 0; box < this.#boxes; box++) {
      const cost = this.#costs[this.#rows[box]! + this.#goalOf[box]!]!;
      if (cost === FAR) return FAR;
      total += cost;
    }
    return total;
  }

  #augment(first: number): void {
    const goals = this.#goals;
    const costs = this.#costs;
    const ofBox = this.#ofBox;
    const ofGoal = this.#ofGoal;
    const holder = this.#holder;
    const slack = this.#slack;
    const from = this.#from;
    const done = this.#done;
    slack.fill(Infinity);
    done.fill(0);
    // The place after the last goal stands for the start of the path.
    holder[goals] = first;
    let goal = goals;
    do {
      done[goal] = 1;
      const box = holder[goal]!;
      const row = this.#rows[box]!;
      const ofThis = ofBox[box]!;
      let step = Infinity;
      let best = 0;
      for (let other = 0; other < goals; other++) {
        if (done[other] === 1) continue;
        const reduced = costs[row + other]! - ofThis - ofGoal[other]!;
        if (reduced < slack[other]!) {
          slack[other] = reduced;
          from[other] = goal;
        }
        if (slack[other]! < step) {
          step = slack[other]!;
          best = other;
        }
      }
      for (let other = 0; other <= goals; other++) {
        if (done[other] === 1) {
          ofBox[holder[other]!]! += step;
          ofGoal[other]! -= step;
        } else slack[other]! -= step;
      }
      goal = best;
    } while (holder[goal] !== -1);
    while (goal !== goals) {
      const before = from[goal]!;
      holder[goal] = holder[before]!;
      this.#goalOf[holder[goal]!] = goal;
      goal = before;
    }
    holder[goals] = -1;
  }
}
