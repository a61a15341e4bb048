import type { Happening } from '@dedalo/clients/play/happening';
import type { TheseusPlay } from '@dedalo/clients/theseus/theseus-play';
import type { Action, Dice, TheseusTypes } from '@dedalo/theseus';
import type { WebController } from '../../../game/web-controller.ts';
import { helpClosed } from '../../../input/help.ts';
import { words } from '../../../speech.ts';
import { motionMs } from '../../../store/settings.ts';
import { Thinker } from '../../../work/thinker.ts';
import type { Asked } from './bots-worker.ts';

/** Before the bot plays, so that its step can be told from the person's. */
const PAUSE_MS = 320;

/** Lets the bot play in its turn; it thinks in a worker. */
export class Opponent {
  readonly #play: TheseusPlay;
  readonly #controller: WebController<TheseusTypes>;
  readonly #thinker = new Thinker<Asked, Action>(
    () => new Worker(new URL('./bots-worker.ts', import.meta.url), { type: 'module' }),
  );
  /** What the bot will play in a moment. */
  #answer: Action | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** A step that the person asked for while the bot was thinking. */
  #wish: Dice | undefined;
  /** Whether a step has been sent and not yet answered. */
  #isUnderWay = false;
  /** Goes up with every question, so that an answer to an old one is recognised. */
  #question = 0;

  constructor(play: TheseusPlay, controller: WebController<TheseusTypes>) {
    this.#play = play;
    this.#controller = controller;
  }

  get isThinking(): boolean {
    return this.#thinker.isThinking;
  }

  /** To be called when it may be the bot's turn. */
  attend(): void {
    if (this.#mayThink && !this.#thinker.isThinking && !this.#answer) void this.#ask({ isHasty: false });
  }

  /** To be called with every event. */
  hear({ kind }: Happening<TheseusTypes>): void {
    this.#isUnderWay = false;
    const wish = this.#wish;
    if (this.#play.isBotsTurn) return this.attend();
    this.#wish = undefined;
    if (kind !== 'refused' && wish !== undefined && !this.#play.source.standing.outcome) this.#take(wish);
  }

  /** A step of the person: at once if the bot has decided, otherwise as soon as it has played. */
  step(dice: Dice): void {
    if (this.#answer) this.#reply();
    if (this.#play.isBotsTurn || this.#isUnderWay) this.#wish = dice;
    else this.#take(dice);
  }

  /** The bot plays its current choice. */
  hurry(): void {
    if (this.#answer) return this.#reply();
    if (!this.#mayThink) return undefined;
    this.#thinker.stop();
    return void this.#ask({ isHasty: true });
  }

  leave(): void {
    this.#question++;
    clearTimeout(this.#timer);
    this.#answer = undefined;
    this.#wish = undefined;
    this.#thinker.stop();
  }

  get #mayThink(): boolean {
    return this.#play.isBotsTurn && !this.#isUnderWay;
  }

  async #ask({ isHasty }: Pick<Asked, 'isHasty'>): Promise<void> {
    const question = ++this.#question;
    const begun = performance.now();
    const answer = await this.#thinker.ask({ ...this.#play.question(), isHasty }).catch((error: unknown) => {
      console.warn(error);
      this.#controller.say({ text: words.value.web.notLoaded, role: 'bad' });
      return 'stopped' as const;
    });
    await helpClosed();
    if (answer === 'stopped' || question !== this.#question) return;
    this.#answer = answer;
    const rest = this.#wish === undefined ? motionMs(PAUSE_MS) - (performance.now() - begun) : 0;
    if (rest <= 0) this.#reply();
    else this.#timer = setTimeout(() => this.#reply(), rest);
  }

  #reply(): void {
    clearTimeout(this.#timer);
    const answer = this.#answer;
    this.#answer = undefined;
    if (!answer) return;
    this.#isUnderWay = true;
    this.#controller.do(this.#play.answer(answer));
  }

  #take(dice: Dice): void {
    this.#isUnderWay = true;
    this.#controller.begin();
    this.#controller.do(this.#play.step(dice));
  }
}
