import { type Dice, DICE } from '../dice.ts';
import { endOf } from '../rules.ts';
import type { End, State } from '../state.ts';
import {
  type Forced,
  type ForcedHalf,
  forceBackwards,
  type ForcingRound,
  minotaurTiles,
  unforced,
} from './exact-minotaur.ts';
import { ALL_COLLECTED, Rows, roundsLeft, WALLED } from './rows.ts';
import { solved, type Solving } from './solving.ts';

/** For Theseus: he can force a win, nobody can force anything, the Minotaur can force his loss. */
export type GameValue = 1 | 0 | -1;

const VALUE_OF_END: Readonly<Record<End, GameValue>> = { 'all-collected': 1, captured: -1, 'action-limit': 0 };

/** Every win is better than every draw, and a draw than every loss, however many rounds they take. */
const DECIDED = 0x8000;

/** What each side can force against any play of the other, in every state that can follow from a start. */
export class ForcedResults {
  readonly #rows: Rows;
  readonly #steps: Uint16Array;
  readonly #halves: readonly [even: ForcedHalf, odd: ForcedHalf];
  /** Supplies left, tiles of Theseus and of the Minotaur, as far as they can be together. */
  readonly states: number;
  /** Of all tables. */
  readonly bytes: number;

  private constructor(start: State) {
    const rows = new Rows(start);
    const [even, odd] = rows.halves;
    this.#rows = rows;
    this.#steps = minotaurTiles(start.board);
    this.#halves = [unforced(even, rows.tiles), unforced(odd, rows.tiles)];
    this.states = (even.size + odd.size) * rows.tiles;
    const tables = this.#halves.map(({ forced, changed }) => forced.byteLength + changed.byteLength);
    this.bytes = tables[0]! + tables[1]! + this.#steps.byteLength + rows.bytes;
  }

  static begin(start: State): Solving<ForcedResults> {
    return new ForcedResults(start).#solving();
  }

  #solving(): Solving<ForcedResults> {
    const [even, odd] = this.#halves;
    const rounds = roundsLeft(this.#rows.start);
    const row = new Int8Array(this.#rows.tiles);
    let left = 0;
    let isDone = rounds === 0;
    return {
      get progress() {
        return isDone ? 1 : left / rounds;
      },
      advance: (budget) => {
        for (let layers = budget; layers > 0 && !isDone; layers--) {
          left++;
          const round: ForcingRound = { left, steps: this.#steps, row };
          const isEvenNew = forceBackwards(round, odd, even);
          const isOddNew = forceBackwards(round, even, odd);
          // Where one more round forces nothing new, no number of rounds does.
          isDone = left === rounds || !(isEvenNew || isOddNew);
        }
        return isDone ? 'done' : 'searching';
      },
      covers: (state) => this.covers(state),
      result: () => {
        if (!isDone) throw new Error(`ForcedResults: ${left} of ${rounds} layers are done`);
        return this;
      },
    };
  }

  /** Whether a state that Theseus has not won can follow from the start. */
  covers(state: State): boolean {
    return this.#rows.find(state) !== undefined;
  }

  /** What is forced in a state that can follow from the start, whoever is to move. */
  value(state: State): GameValue {
    const end = endOf(state);
    if (end !== null) return VALUE_OF_END[end];
    return Math.sign(this.#rank(state)) as GameValue;
  }

  /** All best dice of the side to move: the quickest of those that win; where none does, the slowest that lose. */
  bestDice(state: State): readonly Dice[] {
    if (endOf(state) !== null) return [];
    const row = this.#row(state);
    const isTheseus = state.dice % 2 === 1;
    const ranks = isTheseus ? this.#stepRanks(state, row, state.minotaur) : this.#dieRanks(state, row);
    const best = isTheseus ? Math.max(...ranks) : Math.min(...ranks);
    return DICE.filter((_, way) => ranks[way] === best);
  }

  #row(state: State): number {
    const row = this.#rows.find(state);
    if (row === undefined) throw new RangeError('ForcedResults: this state cannot follow from the start');
    return row;
  }

  /** A state for Theseus: the higher the better, a draw is 0. */
  #rank(state: State): number {
    const row = this.#row(state);
    return state.dice % 2 === 1
      ? Math.max(...this.#stepRanks(state, row, state.minotaur))
      : Math.min(...this.#dieRanks(state, row));
  }

  /** The four dice of the Minotaur. */
  #dieRanks(state: State, row: number): number[] {
    return DICE.map((_, way) => {
      const minotaur = this.#steps[4 * state.minotaur + way]!;
      if (minotaur === state.theseus) return -DECIDED;
      return Math.max(...this.#stepRanks(state, row, minotaur));
    });
  }

  /** The four dice of Theseus, while the Minotaur is on that tile. */
  #stepRanks(state: State, row: number, minotaur: number): number[] {
    const left = roundsLeft(state) - 1;
    const { next } = this.#halves[state.theseus & 1]!.half;
    const { forced } = this.#halves[(state.theseus + 1) & 1]!;
    return DICE.map((_, way) => {
      const to = next[4 * row + way]!;
      if (to === WALLED) return Number.NEGATIVE_INFINITY;
      return to === ALL_COLLECTED ? DECIDED : rankOf(forced[to * this.#rows.tiles + minotaur]!, left);
    });
  }
}

function rankOf(forced: Forced, left: number): number {
  const isForced = forced !== 0 && Math.abs(forced) <= left + 1;
  return isForced ? Math.sign(forced) * DECIDED - forced : 0;
}

/** What is forced in one state, when both sides play perfectly. */
export const gameValue = (state: State): GameValue => solved(ForcedResults.begin(state)).value(state);
