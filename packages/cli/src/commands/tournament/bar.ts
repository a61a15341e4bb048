import { progressOf, type Tournament } from '@dedalo/arena/tournament/index';
import { printable } from '@dedalo/clients/printable';
import { arenaSpeech } from '../../arena/arena-words.ts';
import { ProgressBar } from '../../terminal/progress-bar.ts';

const PAUSE = 500;

/** How far a tournament is, who leads, and how long it still takes. */
export class TournamentBar {
  readonly #tournament: Tournament;
  readonly #played: Parameters<typeof progressOf>[1];
  readonly #start = performance.now();
  readonly #before: number;
  #bar: ProgressBar | undefined;
  #last = 0;

  constructor(tournament: Tournament, played: Parameters<typeof progressOf>[1]) {
    this.#tournament = tournament;
    this.#played = played;
    this.#before = played.size;
  }

  show(): void {
    const now = performance.now();
    if (!process.stderr.isTTY || now - this.#last < PAUSE) return;
    this.#last = now;
    const { done, of, leader } = progressOf(this.#tournament, this.#played);
    const { leads, left } = arenaSpeech().tournament;
    const perGame = (now - this.#start) / Math.max(1, done - this.#before);
    const notes = [left(clockText(perGame * (of - done))), ...(leader === undefined ? [] : [leads(printable(leader))])];
    // There may be more games than there seemed to be: a bar is of so many.
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
