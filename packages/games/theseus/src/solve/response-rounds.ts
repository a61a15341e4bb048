import type { Seat } from '@dedalo/engine';
import { stepFrom, type Tile } from '../board.ts';
import type { Opponent } from '../opponents/opponent.ts';
import { MINOTAUR, THESEUS } from '../state.ts';
import { type DiceMasks, masksOf } from './dice-masks.ts';
import { scoreOfEnd } from './person-score.ts';
import { ALL_COLLECTED, type Half, type Rows, WALLED } from './rows.ts';

/** Where Theseus is, as a row of a half, and where the Minotaur. */
export interface Place {
  readonly half: Half;
  readonly row: number;
  readonly minotaur: Tile;
}

/** Of scores, one a way, what they come to: it depends on who chooses among them. NaN stands for a wall. */
type Choice = (scores: Float64Array, mask: number) => number;

/**
 * Rounds backwards when a person plays against an opponent of ours. A layer has the person's score for every row and
 * tile of the Minotaur, the Minotaur to move; each follows from the layer of one round less. It is a twin of the rules.
 */
export class ResponseRounds {
  readonly #rows: Rows;
  readonly #steps: Uint16Array;
  /** By seat. */
  readonly #choices: readonly [Choice, Choice];
  /** By seat and half. */
  readonly #masks: readonly [readonly DiceMasks[], readonly DiceMasks[]];
  readonly #collected: number;
  readonly #captured: number;
  /** One row with Theseus to move. */
  readonly #scores: Float64Array;
  readonly #ways = new Float64Array(4);

  constructor(rows: Rows, seat: Seat, opponent: Opponent) {
    const { board } = rows.start;
    this.#rows = rows;
    this.#steps = Uint16Array.from({ length: 4 * rows.tiles }, (_, place) => stepFrom(board, place >> 2, place & 3));
    const other = opponent.kind === 'policy' ? mean : worstWithSlips(opponent.slips);
    this.#choices = seat === THESEUS ? [best, other] : [other, best];
    const free = rows.halves.map((): DiceMasks => () => 0);
    const bound =
      opponent.kind === 'policy' ? rows.halves.map((half) => masksOf(opponent.policy, rows.start, half)) : free;
    this.#masks = seat === THESEUS ? [free, bound] : [bound, free];
    this.#collected = scoreOfEnd('all-collected', seat);
    this.#captured = scoreOfEnd('captured', seat);
    this.#scores = new Float64Array(rows.tiles);
  }

  /** Of the tables of dice, which are as large as both layers together. */
  get bytes(): number {
    const [even, odd] = this.#rows.halves;
    return (even.size + odd.size) * this.#rows.tiles;
  }

  /** The layer of no rounds left: a draw, but for those who are captured. */
  last(half: Half, layer: Float64Array): void {
    const { tiles } = this.#rows;
    for (let row = 0; (row + 1) * tiles <= layer.length; row++) layer[row * tiles + half.tiles[row]!] = this.#captured;
  }

  /** Fills the first `count` rows of a layer of the half from the layer of one round less. */
  back({ half, count }: { readonly half: Half; readonly count: number }, from: Float64Array, to: Float64Array): void {
    const { tiles } = this.#rows;
    const masks = this.#masks[MINOTAUR][this.#numberOf(half)]!;
    for (let row = 0; row < count; row++) {
      const theseus = half.tiles[row]!;
      for (let minotaur = 0; minotaur < tiles; minotaur++) {
        this.#scores[minotaur] = minotaur === theseus ? this.#captured : this.ofTheseus({ half, row, minotaur }, from);
      }
      for (let minotaur = 0; minotaur < tiles; minotaur++) {
        const place = row * tiles + minotaur;
        if (minotaur === theseus) to[place] = this.#captured;
        else {
          for (let way = 0; way < 4; way++) this.#ways[way] = this.#scores[this.#steps[4 * minotaur + way]!]!;
          to[place] = this.#choices[MINOTAUR](this.#ways, masks(row, minotaur));
        }
      }
    }
  }

  /** The score with Theseus to move, nobody captured, from the layer of one round less. */
  ofTheseus(place: Place, from: Float64Array): number {
    this.#lookAhead(place, from, this.#ways);
    const { half, row, minotaur } = place;
    return this.#choices[THESEUS](this.#ways, this.#masks[THESEUS][this.#numberOf(half)]!(row, minotaur));
  }

  /** The score after each step of Theseus, NaN where a wall is. */
  theseusWays(place: Place, from: Float64Array): Float64Array {
    const ways = new Float64Array(4);
    this.#lookAhead(place, from, ways);
    return ways;
  }

  /** The score after each die of the Minotaur. */
  minotaurWays(place: Place, from: Float64Array): Float64Array {
    const theseus = place.half.tiles[place.row]!;
    return Float64Array.from({ length: 4 }, (_, way) => {
      const minotaur = this.#steps[4 * place.minotaur + way]!;
      return minotaur === theseus ? this.#captured : this.ofTheseus({ ...place, minotaur }, from);
    });
  }

  ofMinotaur(place: Place, from: Float64Array): number {
    const { half, row, minotaur } = place;
    const mask = this.#masks[MINOTAUR][this.#numberOf(half)]!(row, minotaur);
    return this.#choices[MINOTAUR](this.minotaurWays(place, from), mask);
  }

  #lookAhead({ half, row, minotaur }: Place, from: Float64Array, ways: Float64Array): void {
    const { tiles } = this.#rows;
    for (let way = 0; way < 4; way++) {
      const to = half.next[4 * row + way]!;
      ways[way] = to === WALLED ? Number.NaN : to === ALL_COLLECTED ? this.#collected : from[to * tiles + minotaur]!;
    }
  }

  #numberOf(half: Half): 0 | 1 {
    return half === this.#rows.halves[0] ? 0 : 1;
  }
}

// A comparison with NaN is never true, so walls are passed over.

const best: Choice = (scores) => {
  let best = Number.NEGATIVE_INFINITY;
  for (let way = 0; way < 4; way++) if (scores[way]! > best) best = scores[way]!;
  return best;
};

const mean: Choice = (scores, mask) => {
  let sum = 0;
  let count = 0;
  for (let way = 0; way < 4; way++) {
    if (((mask >> way) & 1) === 0) continue;
    sum += scores[way]!;
    count++;
  }
  return sum / count;
};

const worstWithSlips =
  (slips: number): Choice =>
  (scores) => {
    let worst = Number.POSITIVE_INFINITY;
    let sum = 0;
    let count = 0;
    for (let way = 0; way < 4; way++) {
      const score = scores[way]!;
      if (Number.isNaN(score)) continue;
      if (score < worst) worst = score;
      sum += score;
      count++;
    }
    return (1 - slips) * worst + (slips * sum) / count;
  };
