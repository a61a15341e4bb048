import type { RulesPlay } from '@dedalo/clients/rules-only/rules-play';
import { helpClosed } from '../../input/help.ts';
import { motionMs } from '../../store/settings.ts';

/** How long a bot thinks without a pause, in milliseconds, so that drawing and typing are not delayed. */
const SLICE_MS = 12;
/** Before a bot plays, so that its action can be told from the person's. */
const PAUSE_MS = 320;

type Timer = ReturnType<typeof setTimeout>;

/** Gives bots their time. */
export class Bots {
  readonly #play: RulesPlay;
  readonly #answer: () => void;
  #timer: Timer | undefined;

  constructor(play: RulesPlay, answer: () => void) {
    this.#play = play;
    this.#answer = answer;
  }

  /** To be called when it may be a bot's turn. */
  attend(): void {
    if (this.#timer !== undefined || !this.#play.isBotsTurn) return;
    this.#wait(motionMs(PAUSE_MS));
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #wait(milliseconds: number): void {
    const timer = setTimeout(() => void this.#go(timer), milliseconds);
    this.#timer = timer;
  }

  async #go(timer: Timer): Promise<void> {
    await helpClosed();
    if (timer !== this.#timer) return;
    this.#timer = undefined;
    this.#think();
  }

  #think(): void {
    const thought = this.#play.work();
    if (!thought) return undefined;
    if (thought.workFor(SLICE_MS, () => performance.now()) === 'searching') return this.#wait(0);
    return this.#answer();
  }
}
