import { arenaSpeech } from './arena-words.ts';
import { ProgressBar } from '../terminal/progress-bar.ts';

const PAUSE = 500;

/** The progress of a run. */
export interface Stand {
  readonly done: number;
  readonly of: number;
  /** Whether it may end early: then the remaining time is a maximum. */
  readonly mayEndEarly?: boolean;
  readonly notes: readonly string[];
}

/** The progress of a tournament or a match, with the remaining time; nothing without a terminal. */
export class RunBar {
  readonly #start = performance.now();
  readonly #look: () => Stand;
  /** Games played earlier; they say nothing about how long one takes. */
  readonly #before: number;
  #bar: ProgressBar | undefined;
  #last = 0;

  constructor(look: () => Stand) {
    this.#look = look;
    this.#before = look().done;
  }

  /** The progress, with the remaining time among the notes. */
  look(): Stand {
    const stand = this.#look();
    const { done, of, mayEndEarly, notes } = stand;
    if (done === this.#before) return stand;
    const { left, leftAtMost } = arenaSpeech().tournament;
    const perGame = (performance.now() - this.#start) / (done - this.#before);
    const time = (mayEndEarly ? leftAtMost : left)(clockText(perGame * (of - done)));
    return { ...stand, notes: [...notes, time] };
  }

  show(): void {
    const now = performance.now();
    if (!process.stderr.isTTY || now - this.#last < PAUSE) return;
    this.#last = now;
    const { done, of, notes } = this.look();
    // There may be more games than were planned.
    this.#bar = new ProgressBar(of);
    this.#bar.show(done, notes.join(', '));
  }

  clear(): void {
    this.#bar?.clear();
  }
}

/** `1:05:09`, `5:09`. */
function clockText(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
