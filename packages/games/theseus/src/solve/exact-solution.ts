import { err, ok, type Result } from '@dedalo/grid';
import { type Dice, DICE } from '../dice.ts';
import { endOf } from '../rules.ts';
import type { State } from '../state.ts';
import { KeptLayers, type LayerPlan } from './kept-layers.ts';
import { type Odds, ODDS_OF_END } from './odds.ts';
import { lastLayer, minotaurSteps, NUMBERS_A_STATE, roundBackwards, scoreOf, winOf } from './random-minotaur.ts';
import { ALL_COLLECTED, roundOf, Rows, roundsLeft, WALLED } from './rows.ts';
import { MOST_BYTES, type SolveProblem } from './solve-problem.ts';
import type { Solving } from './solving.ts';

export interface SolveOptions {
  /** What all tables together may take. */
  readonly mostBytes?: number;
}

/** A die of Theseus and what it makes of his chances. */
export interface RatedDice {
  readonly dice: Dice;
  readonly odds: Odds;
}

/** Rounding errors are smaller, and steps whose scores are closer are as good as equal. */
const TIE = 2 ** -50;

/**
 * Theseus' chances in every state that can follow from a start, against a Minotaur that rolls its dice. He plays for the
 * highest chance to win and, among equals, for the lowest to lose.
 */
export class ExactSolution {
  readonly #rows: Rows;
  readonly #layers: KeptLayers;
  /** Rounds, supplies left, tiles of Theseus and of the Minotaur, as far as they can be together. */
  readonly states: number;
  /** Of all tables. */
  readonly bytes: number;

  private constructor(rows: Rows, plan: LayerPlan, bytes: number) {
    this.#rows = rows;
    this.#layers = new KeptLayers(plan);
    this.bytes = bytes;
    let numbers = 0;
    for (let left = 0; left <= plan.rounds; left++) numbers += plan.length(left);
    this.states = numbers / NUMBERS_A_STATE;
  }

  static begin(
    start: State,
    { mostBytes = MOST_BYTES }: SolveOptions = {},
  ): Result<Solving<ExactSolution>, SolveProblem> {
    const rows = new Rows(start);
    const plan = planOf(rows);
    const bytes = KeptLayers.bytes(plan) + rows.bytes;
    if (bytes > mostBytes) return err({ code: 'too-large-to-solve', needed: bytes, allowed: mostBytes });
    const solution = new ExactSolution(rows, plan, bytes);
    return ok(solution.#solving(plan.rounds));
  }

  #solving(rounds: number): Solving<ExactSolution> {
    let done = 0;
    return {
      get progress() {
        return done / (rounds + 1);
      },
      advance: (budget) => {
        for (let layers = Math.min(budget, rounds + 1 - done); layers > 0; layers--) this.#layers.at(done++);
        return done > rounds ? 'done' : 'searching';
      },
      covers: (state) => this.covers(state),
      result: () => {
        if (done <= rounds) throw new Error(`ExactSolution: ${done} of ${rounds + 1} layers are done`);
        return this;
      },
    };
  }

  /** Whether a state that Theseus has not won can follow from the start. */
  covers(state: State): boolean {
    return this.#rows.find(state) !== undefined;
  }

  /** Theseus' chances in a state that can follow from the start, whoever is to move. */
  odds(state: State): Odds {
    const end = endOf(state);
    if (end !== null) return ODDS_OF_END[end];
    if (state.dice % 2 === 1) return best(this.actions(state)).odds;
    return this.#read(this.#row(state), state.minotaur, roundsLeft(state));
  }

  /** Every die that Theseus may play, and his chances after it; none when it is not his turn. */
  actions(state: State): readonly RatedDice[] {
    if (endOf(state) !== null || state.dice % 2 === 0) return [];
    const { next } = this.#rows.half(roundOf(state) - roundOf(this.#rows.start));
    const row = this.#row(state);
    return DICE.flatMap((dice, way) => {
      const to = next[4 * row + way]!;
      return to === WALLED ? [] : [{ dice, odds: this.#read(to, state.minotaur, roundsLeft(state) - 1) }];
    });
  }

  /** The best die of Theseus, whose turn it must be; the first of several. */
  best(state: State): Dice {
    return best(this.actions(state)).dice;
  }

  /** All dice of Theseus that are as good as the best; none when it is not his turn. */
  bestDice(state: State): readonly Dice[] {
    const actions = this.actions(state);
    if (actions.length === 0) return [];
    const least = scoreOfOdds(best(actions).odds) - TIE;
    return actions.filter(({ odds }) => scoreOfOdds(odds) >= least).map(({ dice }) => dice);
  }

  #row(state: State): number {
    const row = this.#rows.find(state);
    if (row === undefined) throw new RangeError('ExactSolution: this state cannot follow from the start');
    return row;
  }

  #read(row: number, minotaur: number, left: number): Odds {
    if (row === ALL_COLLECTED) return ODDS_OF_END['all-collected'];
    const layer = this.#layers.at(left);
    const place = NUMBERS_A_STATE * (row * this.#rows.tiles + minotaur);
    const loss = layer[place + 1]!;
    const win = winOf(layer[place]!, loss);
    return { win, draw: Math.max(0, 1 - win - loss), loss };
  }
}

function planOf(rows: Rows): LayerPlan {
  const { start, tiles } = rows;
  const rounds = roundsLeft(start);
  const width = NUMBERS_A_STATE * tiles;
  const steps = minotaurSteps(start.board);
  const row = new Float64Array(width);
  return {
    rounds,
    length: (left) => rows.count(rounds - left) * width,
    fill: (left, layer, before) => {
      const half = rows.half(rounds - left);
      if (before) roundBackwards({ half, count: rows.count(rounds - left), steps, row }, before, layer);
      else lastLayer(layer, half.tiles, width);
    },
  };
}

const scoreOfOdds = ({ win, loss }: Odds): number => scoreOf(win, loss);

function best(actions: readonly RatedDice[]): RatedDice {
  const [first, ...others] = actions;
  if (!first) throw new RangeError('ExactSolution: it is not Theseus’ turn');
  return others.reduce((best, action) => (scoreOfOdds(action.odds) > scoreOfOdds(best.odds) ? action : best), first);
}
