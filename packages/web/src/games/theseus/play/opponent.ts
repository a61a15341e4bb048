import type { TheseusPlay } from '@dedalo/clients/theseus/theseus-play';
import type { Action, Dice, TheseusTypes } from '@dedalo/theseus';
import type { GameTable } from '../../../game/game-table.ts';
import { words } from '../../../speech.ts';
import { hasMotion } from '../../../store/settings.ts';
import { Thinker } from '../../../work/thinker.ts';
import type { Asked } from './bots-worker.ts';

/** Before the bot plays, so that one sees whose step was whose. */
const PAUSE_MS = 320;

/** Lets the bot play in its turn; it thinks beside the page. */
export class Opponent {
  readonly #play: TheseusPlay;
  readonly #table: GameTable<TheseusTypes>;
  readonly #thinker = new Thinker<Asked, Action>(
    () => new Worker(new URL('./bots-worker.ts', import.meta.url), { type: 'module' }),
  );
  /** What the bot will play in a moment. */
  #answer: Action | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** A step that the person asked for while the bot was thinking. */
  #wish: Dice | undefined;
  /** Goes up with every question, so that an answer to an old one is told apart. */
  #question = 0;

  constructor(play: TheseusPlay, table: GameTable<TheseusTypes>) {
    this.#play = play;
    this.#table = table;
  }

  get isThinking(): boolean {
    return this.#thinker.isThinking;
  }

  /** To be called whenever it may be the bot's turn. */
  attend(): void {
    if (this.#play.isBotsTurn && !this.#thinker.isThinking && !this.#answer) void this.#ask({ isHasty: false });
  }

  /** A step of the person: at once if the bot has made up its mind, else as soon as it has played. */
  step(dice: Dice): void {
    if (this.#answer) this.#reply();
    if (this.#play.isBotsTurn) {
      this.#wish = dice;
      return;
    }
    this.#table.begin();
    this.#table.do(this.#play.step(dice));
    this.attend();
  }

  /** The bot plays what it has. */
  hurry(): void {
    if (this.#answer) return this.#reply();
    if (!this.#play.isBotsTurn) return undefined;
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

  async #ask({ isHasty }: Pick<Asked, 'isHasty'>): Promise<void> {
    const question = ++this.#question;
    const begun = performance.now();
    const answer = await this.#thinker.ask({ ...this.#play.question(), isHasty }).catch((error: unknown) => {
      console.warn(error);
      this.#table.say({ text: words.value.web.notLoaded, role: 'bad' });
      return 'stopped' as const;
    });
    if (answer === 'stopped' || question !== this.#question) return;
    this.#answer = answer;
    const rest = hasMotion.peek() && this.#wish === undefined ? PAUSE_MS - (performance.now() - begun) : 0;
    if (rest <= 0) this.#reply();
    else this.#timer = setTimeout(() => this.#reply(), rest);
  }

  #reply(): void {
    clearTimeout(this.#timer);
    const answer = this.#answer;
    this.#answer = undefined;
    if (!answer) return;
    this.#table.do(this.#play.answer(answer));
    const wish = this.#wish;
    this.#wish = undefined;
    if (wish !== undefined && !this.#play.session.outcome) this.step(wish);
  }
}
