import { type Pool, Stopped } from '../pool/pool.ts';
import { judgePair, type PlayedGame, type PlayedPair } from './pair.ts';
import { boutOf, type GameName, LEGS, type Series } from './schedule.ts';
import { sprt, type SprtRules, type SprtState } from './sprt.ts';
import { addPair, emptyTally, type Tally } from './tally.ts';

/** Why a series is over: all was played, the test is decided, or the pool was closed. */
export const SERIES_ENDS = ['played', 'decided', 'stopped'] as const;
export type SeriesEnd = (typeof SERIES_ENDS)[number];

export interface SeriesRun {
  readonly pool: Pool;
  readonly pairs: number;
  /** Ends the series as soon as it is decided. */
  readonly sprt?: SprtRules;
  /** Called for pair after pair in their order, with what there is then. */
  readonly onPair?: (played: PlayedPair, tally: Tally) => void;
}

export interface SeriesResult {
  readonly end: SeriesEnd;
  readonly tally: Tally;
  readonly sprt?: SprtState;
}

/** How many pairs may be begun before the oldest one is over: what is played ahead is kept, and perhaps for nothing. */
const AHEAD = 32;

/**
 * Plays a series. However many games are played at once, pairs count in their order, and the test is asked after each: it
 * stops at the same pair, and what was played beyond it does not count. Games that are still played then are for the
 * pool's owner to end.
 */
export function runSeries(series: Series, run: SeriesRun): Promise<SeriesResult> {
  return new Promise((resolve, reject) => new Runner(series, run, { resolve, reject }).goOn());
}

interface Promised {
  readonly resolve: (result: SeriesResult) => void;
  readonly reject: (error: unknown) => void;
}

class Runner {
  readonly #series: Series;
  readonly #run: SeriesRun;
  readonly #promised: Promised;
  /** Games of pairs that do not count yet. */
  readonly #played = new Map<number, Partial<Record<GameName['leg'], PlayedGame>>>();
  #tally: Tally;
  #sprt: SprtState | undefined;
  #begun = 0;
  #playing = 0;
  #isOver = false;

  constructor(series: Series, run: SeriesRun, promised: Promised) {
    this.#series = series;
    this.#run = run;
    this.#promised = promised;
    this.#tally = emptyTally(series);
    if (run.sprt) this.#sprt = sprt(this.#tally.counts, run.sprt);
  }

  goOn(): void {
    const { pool, pairs } = this.#run;
    if (this.#tally.pairs >= pairs) return this.#end('played');
    while (!this.#isOver && this.#playing < pool.jobs && this.#begun < LEGS.length * pairs) {
      const name = { pair: Math.floor(this.#begun / LEGS.length) + 1, leg: LEGS[this.#begun % LEGS.length]! };
      if (name.pair > this.#tally.pairs + AHEAD + pool.jobs) return;
      this.#begun++;
      void this.#play(name);
    }
  }

  async #play(name: GameName): Promise<void> {
    const bout = boutOf(this.#series, name);
    this.#playing++;
    try {
      this.#take(name, { leg: name.leg, bout, report: await this.#run.pool.play(bout) });
    } catch (error) {
      if (error instanceof Stopped) this.#end('stopped');
      else this.#fail(error);
    }
    this.#playing--;
    if (!this.#isOver) this.goOn();
  }

  #take({ pair, leg }: GameName, game: PlayedGame): void {
    this.#played.set(pair, { ...this.#played.get(pair), [leg]: game });
    while (!this.#isOver) {
      const next = this.#tally.pairs + 1;
      const { a, b } = this.#played.get(next) ?? {};
      if (!a || !b) return;
      this.#played.delete(next);
      this.#count(judgePair(this.#series, next, [a, b]));
    }
  }

  #count(played: PlayedPair): void {
    this.#tally = addPair(this.#series, this.#tally, played);
    const { sprt: rules, onPair } = this.#run;
    if (rules) this.#sprt = sprt(this.#tally.counts, rules);
    onPair?.(played, this.#tally);
    if (this.#sprt && this.#sprt.verdict !== 'open') this.#end('decided');
  }

  #end(end: SeriesEnd): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#promised.resolve({ end, tally: this.#tally, ...(this.#sprt && { sprt: this.#sprt }) });
  }

  #fail(error: unknown): void {
    this.#isOver = true;
    this.#promised.reject(error);
  }
}
