import type { Seat } from '@dedalo/engine';
import { err, ok, type Result } from '@dedalo/grid';
import { type Dice, DICE } from '../dice.ts';
import type { Opponent } from '../opponents/opponent.ts';
import { endOf, seatInTurn } from '../rules.ts';
import { type State, THESEUS } from '../state.ts';
import { KeptLayers, type LayerPlan } from './kept-layers.ts';
import { chanceOf, scoreOfEnd, TIE } from './person-score.ts';
import { type Place, ResponseRounds } from './response-rounds.ts';
import { roundOf, Rows, roundsLeft } from './rows.ts';
import { MOST_BYTES, type SolveProblem } from './solve-problem.ts';
import type { Solving } from './solving.ts';

/** A person's seat, and who sits in the other one. */
export interface Pairing {
  readonly seat: Seat;
  readonly opponent: Opponent;
}

/** A die and the person's chance to win after it. */
export interface DieChance {
  readonly dice: Dice;
  readonly chance: number;
}

/** A person's chance to win in every state that can follow from a start, if they play as well as can be from there on. */
export class BestResponse {
  readonly #rows: Rows;
  readonly #rounds: ResponseRounds;
  readonly #layers: KeptLayers;
  readonly #seat: Seat;

  private constructor(rows: Rows, plan: LayerPlan, rounds: ResponseRounds, seat: Seat) {
    this.#rows = rows;
    this.#rounds = rounds;
    this.#layers = new KeptLayers(plan);
    this.#seat = seat;
  }

  static begin(
    start: State,
    { seat, opponent }: Pairing,
    { mostBytes = MOST_BYTES }: { readonly mostBytes?: number } = {},
  ): Result<Solving<BestResponse>, SolveProblem> {
    const rows = new Rows(start);
    const rounds = new ResponseRounds(rows, seat, opponent);
    const plan = planOf(rows, rounds);
    const needed = KeptLayers.bytes(plan) + rows.bytes + rounds.bytes;
    if (needed > mostBytes) return err({ code: 'too-large-to-solve', needed, allowed: mostBytes });
    return ok(new BestResponse(rows, plan, rounds, seat).#solving(plan.rounds));
  }

  #solving(rounds: number): Solving<BestResponse> {
    let done = 0;
    return {
      get progress() {
        return done / (rounds + 1);
      },
      advance: (budget) => {
        for (let layers = Math.min(budget, rounds + 1 - done); layers > 0; layers--) this.#layers.at(done++);
        return done > rounds ? 'done' : 'searching';
      },
      covers: (state) => this.#rows.find(state) !== undefined,
      result: () => {
        if (done <= rounds) throw new Error(`BestResponse: ${done} of ${rounds + 1} layers are done`);
        return this;
      },
    };
  }

  /** The person's chance to win in a state that can follow from the start, whoever is to move. */
  chance(state: State): number {
    const end = endOf(state);
    if (end !== null) return chanceOf(scoreOfEnd(end, this.#seat));
    const { place, before } = this.#lookUp(state);
    const isTheseus = seatInTurn(state) === THESEUS;
    return chanceOf(isTheseus ? this.#rounds.ofTheseus(place, before) : this.#rounds.ofMinotaur(place, before));
  }

  /** Every die that may be played and the person's chance after it, whoever is to move. */
  options(state: State): readonly DieChance[] {
    const scores = this.#scores(state);
    return DICE.flatMap((dice, way) => {
      const score = scores[way]!;
      return Number.isNaN(score) ? [] : [{ dice, chance: chanceOf(score) }];
    });
  }

  /** All dice of the side to move that are as good for it as the best. */
  bestDice(state: State): readonly Dice[] {
    if (endOf(state) !== null) return [];
    const scores = this.#scores(state);
    const sign = seatInTurn(state) === this.#seat ? 1 : -1;
    const worths = [...scores].map((score) => (Number.isNaN(score) ? Number.NEGATIVE_INFINITY : sign * score));
    const least = Math.max(...worths) - TIE;
    return DICE.filter((_, way) => worths[way]! >= least);
  }

  #scores(state: State): Float64Array {
    if (endOf(state) !== null) return new Float64Array(4).fill(Number.NaN);
    const { place, before } = this.#lookUp(state);
    const isTheseus = seatInTurn(state) === THESEUS;
    return isTheseus ? this.#rounds.theseusWays(place, before) : this.#rounds.minotaurWays(place, before);
  }

  #lookUp(state: State): { readonly place: Place; readonly before: Float64Array } {
    const row = this.#rows.find(state);
    if (row === undefined) throw new RangeError('BestResponse: this state cannot follow from the start');
    const half = this.#rows.half(roundOf(state) - roundOf(this.#rows.start));
    return { place: { half, row, minotaur: state.minotaur }, before: this.#layers.at(roundsLeft(state) - 1) };
  }
}

function planOf(rows: Rows, responses: ResponseRounds): LayerPlan {
  const rounds = roundsLeft(rows.start);
  return {
    rounds,
    length: (left) => rows.count(rounds - left) * rows.tiles,
    fill: (left, layer, before) => {
      const half = rows.half(rounds - left);
      if (before) responses.back({ half, count: rows.count(rounds - left) }, before, layer);
      else responses.last(half, layer);
    },
  };
}
