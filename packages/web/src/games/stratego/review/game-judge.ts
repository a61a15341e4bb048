import type { JudgedMove } from '@dedalo/clients/stratego/judged-moves';
import { type Turn, turnsOf } from '@dedalo/clients/stratego/seat-views';
import type { GameRecord } from '@dedalo/engine';
import type { StrategoTypes } from '@dedalo/stratego';
import { signal } from '@preact/signals';
import { Thinker } from '../../../work/thinker.ts';
import type { JudgeAnswer, JudgeQuestion } from './analysis-question.ts';
import { MOST_PAST } from './analysis.ts';

/** How long a move is judged at first, and when somebody wants it to be judged again, in milliseconds. */
const TIMES = [120, 800] as const;

/** Judges all moves of a game, one after the other; it thinks beside the page and can be stopped, with what it has. */
export class GameJudge {
  readonly #record: GameRecord<StrategoTypes>;
  readonly #thinker = new Thinker<JudgeQuestion, JudgeAnswer>(
    () => new Worker(new URL('./judge-worker.ts', import.meta.url), { type: 'module' }),
  );
  /** Made when it is first needed: a long game takes a moment. */
  #turns: readonly Turn[] | undefined;
  /** By seat: how many of its turns the worker has seen; none of them once it was stopped. */
  #told: [number, number] = [0, 0];
  #number = 0;
  #longer = 0;
  readonly judged = signal<readonly JudgedMove[]>([]);
  /** How many moves have been looked at this time. */
  readonly done = signal(0);
  readonly isJudging = signal(false);

  constructor(record: GameRecord<StrategoTypes>) {
    this.#record = record;
  }

  /** How many moves there are. */
  get length(): number {
    return this.#all.length;
  }

  get isDone(): boolean {
    return this.done.value > 0 && this.done.value === this.length;
  }

  /** Goes on where it was stopped; all that was judged is judged again with more time. */
  async judge(): Promise<'done' | 'stopped'> {
    const number = ++this.#number;
    if (this.isDone) {
      // What the worker has learned until the end of the game nobody knew at its beginning.
      this.#forget();
      this.done.value = 0;
      this.#longer = 1;
    }
    this.isJudging.value = true;
    try {
      while (this.done.value < this.length) {
        const answer = await this.#thinker.ask(this.#question(this.#all[this.done.value]!));
        if (answer === 'stopped' || number !== this.#number) return 'stopped';
        if (answer.judged) this.take(answer.judged);
        this.done.value++;
      }
      return 'done';
    } catch (error) {
      this.#forget();
      throw error;
    } finally {
      if (number === this.#number) this.isJudging.value = false;
    }
  }

  /** A move that was judged, here or by a longer look at its position. */
  take(judged: JudgedMove): void {
    const others = this.judged.value.filter(({ position }) => position !== judged.position);
    this.judged.value = [...others, judged].sort((a, b) => a.position - b.position);
  }

  stop(): void {
    this.#number++;
    this.isJudging.value = false;
    this.#forget();
  }

  #forget(): void {
    this.#told = [0, 0];
    this.#thinker.stop();
  }

  get #all(): readonly Turn[] {
    return (this.#turns ??= turnsOf(this.#record));
  }

  #question({ seat, position, move }: Turn): JudgeQuestion {
    const views = this.#all.flatMap((turn) => (turn.seat === seat && turn.position <= position ? [turn.view] : []));
    const side = seat as 0 | 1;
    const told = Math.min(this.#told[side], views.length - 1);
    const from = Math.max(told, views.length - 1 - MOST_PAST);
    this.#told[side] = views.length;
    return {
      seat,
      seed: this.#record.seed,
      time: TIMES[this.#longer]!,
      position,
      played: move,
      views: views.slice(from),
    };
  }
}
