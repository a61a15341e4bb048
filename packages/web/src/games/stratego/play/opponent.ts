import type { PeoplePlay } from '@dedalo/clients/stratego/people-play';
import type { PlayerName } from '@dedalo/clients/stratego/players';
import { viewsOfSeat } from '@dedalo/clients/stratego/seat-views';
import type { Seat } from '@dedalo/engine';
import type { Action, View } from '@dedalo/stratego';
import { signal } from '@preact/signals';
import { helpClosed } from '../../../input/help.ts';
import { Thinker } from '../../../work/thinker.ts';
import type { BotAnswer, BotQuestion } from './bot-question.ts';

/** A bot that joins a resumed game is shown this many of its last turns: each costs it a moment. */
const MOST_PAST = 30;

interface OpponentOptions {
  /** Plays the bot's choice. */
  readonly onChosen: (actions: readonly Action[]) => void;
  readonly onFailed: (error: unknown) => void;
  /** The least time it waits before a move, in milliseconds. */
  readonly pause: () => number;
}

const choicesIn = ({ moves, placed }: View): number => moves + placed[0] + placed[1];

/** The bot of one game. It thinks in a worker, remembers what it saw, and can be told to play its current choice. */
export class Opponent {
  readonly #play: PeoplePlay;
  readonly #options: OpponentOptions;
  readonly #thinker = new Thinker<BotQuestion, BotAnswer>(
    () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }),
  );
  /** How many of its turns it has seen. */
  #told: number | undefined;
  #isHurried = false;
  #isGone = false;
  #turn = 0;
  /** Until this many choices have been made, its last choice is still on its way. */
  #nextChoice = 0;
  /** When it began to think about this move; undefined while it does not. */
  readonly since = signal<number | undefined>(undefined);

  constructor(play: PeoplePlay, options: OpponentOptions) {
    this.#play = play;
    this.#options = options;
  }

  /** To be called after every change: it thinks when it is its turn. */
  attend(): void {
    const { isBotsTurn, isOver, view } = this.#play;
    if (isOver) return this.#rest();
    if (!isBotsTurn || choicesIn(view) < this.#nextChoice || this.since.peek() !== undefined || this.#isGone) return;
    const turn = ++this.#turn;
    this.since.value = performance.now();
    this.#think(turn).catch((error: unknown) => {
      if (turn !== this.#turn || this.#isGone) return;
      this.since.value = undefined;
      this.#told = undefined;
      this.#options.onFailed(error);
    });
  }

  /** What it was thinking about is not played any more: the person has resigned. */
  #rest(): void {
    if (this.since.peek() === undefined) return;
    this.#turn++;
    this.since.value = undefined;
    this.#thinker.stop();
  }

  /** It plays the best that it has. */
  hurry(): void {
    this.#isHurried = true;
  }

  leave(): void {
    this.#isGone = true;
    this.#turn++;
    this.#thinker.stop();
  }

  async #think(turn: number): Promise<void> {
    this.#isHurried = false;
    const begun = performance.now();
    let answer = await this.#thinker.ask(this.#question());
    while (answer !== 'stopped' && answer.status === 'searching' && !this.#isHurried && turn === this.#turn) {
      answer = await this.#thinker.ask({ kind: 'think-on' });
    }
    const rest = this.#isHurried ? 0 : this.#options.pause() - (performance.now() - begun);
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    await helpClosed();
    if (answer === 'stopped' || turn !== this.#turn || this.#isGone) return;
    this.since.value = undefined;
    this.#nextChoice = choicesIn(this.#play.view) + answer.actions.length;
    this.#options.onChosen(answer.actions);
  }

  #question(): BotQuestion {
    const { source, game } = this.#play;
    const [seat] = source.standing.turn as [Seat];
    const bot = this.#play.sitterAt(seat) as PlayerName;
    return { kind: 'think', bot, seat, seed: source.seed, time: game.time, views: this.#untold(seat) };
  }

  /** What it has not been shown yet: its own views from the page's session. */
  #untold(seat: Seat): View[] {
    const { session } = this.#play.game;
    if (session.view(seat).phase === 'setting-up') return [session.view(seat)];
    const record = session.record();
    const views = viewsOfSeat(record, seat, record.played);
    const from = this.#told ?? Math.max(0, views.length - 1 - MOST_PAST);
    this.#told = views.length;
    return views.slice(from);
  }
}
