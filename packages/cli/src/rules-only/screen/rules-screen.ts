import { DONE, type Intent } from '@dedalo/clients/intent';
import type { Key } from '@dedalo/clients/key-map';
import { RulesPlay } from '@dedalo/clients/rules-only/rules-play';
import type { RulesGame } from '@dedalo/clients/rules-only/session';
import { type GameTypes, TIME_MOVES } from '@dedalo/engine';
import type { Command } from '@dedalo/words';
import { BackgroundWork } from '../../app/background-work.ts';
import { ChoiceList } from '../../app/choice-list.ts';
import type { Client } from '../../app/client.ts';
import type { GameScreen } from '../../app/game-screen.ts';
import type { Area, Picture } from '../../app/picture.ts';
import { newRulesPage } from './new-game.ts';
import { rulesPicture } from './rules-picture.ts';

type RulesIntent = Intent<GameTypes>;

/** Before a bot plays, so that one sees whose action was whose. */
const PAUSE_MS = 300;
/** How long the screen is deaf while a bot thinks. */
const SLICE_MS = 15;
/** The line of the list that is typed into; the actions follow. */
const TYPED = 0;

const clock = (): number => performance.now();

/** A game that brings only its rules: its board as text, and a list of what can be played, to choose from or type into. */
export class RulesScreen implements GameScreen<GameTypes> {
  readonly play: RulesPlay;
  readonly givesUp: readonly Command[] = ['new-game'];
  readonly #client: Client;
  readonly #background: BackgroundWork;
  readonly #list = new ChoiceList();
  #typed = '';

  constructor(client: Client, game: RulesGame) {
    this.play = new RulesPlay(client, game);
    this.#client = client;
    this.#background = new BackgroundWork(client);
    this.#list.mark(TYPED + 1);
  }

  get mouse(): string {
    return this.#client.words.rulesOnly.click;
  }

  /** Only whoever plays alone goes back in time. */
  get hides(): readonly Command[] {
    const { standing } = this.play.source;
    return ['hint', ...TIME_MOVES.filter((move) => standing.refusalOf(move)?.code === 'not-alone')];
  }

  get isTyping(): boolean {
    return this.#isAsked && this.#list.marked === TYPED;
  }

  type(key: Key): void {
    if (key === 'backspace') this.#typed = this.#typed.slice(0, -1);
    else this.#typed += key === 'space' ? ' ' : key;
  }

  picture(area: Area): Picture {
    const { actions, typeAction } = this.#client.words.rulesOnly;
    const typed = `${typeAction}: ${this.#typed}${this.isTyping ? '_' : ''}`;
    const choices = this.#isAsked ? [{ text: typed }, ...this.play.choices()] : [];
    const shown = { board: this.play.board().split('\n'), head: actions, choices };
    return rulesPicture(shown, this.#list, { isAscii: this.#client.isAscii, isLarge: this.#client.isLarge, area });
  }

  commands(): { first: readonly Command[]; last: readonly Command[] } {
    return this.#isAsked
      ? { first: ['up', 'down', 'choose'], last: ['new-game', 'first', 'last'] }
      : { first: ['new-game'], last: [] };
  }

  run(command: Command): RulesIntent {
    if (command === 'new-game') return this.#chooseAnother();
    if (!this.#isAsked) return DONE;
    if (command === 'choose') return this.#choose();
    this.#list.run(command, this.play.choices().length + 1);
    return DONE;
  }

  click(square: { readonly x: number; readonly y: number } | undefined): RulesIntent {
    const index = square && this.#isAsked ? this.#list.at(square.x, square.y) : undefined;
    if (index === undefined) return DONE;
    this.#list.mark(index);
    return index === TYPED ? DONE : this.#choose();
  }

  /** What was typed is given up first. */
  stop(): boolean {
    if (!this.isTyping) return false;
    this.#typed = '';
    this.#list.mark(TYPED + 1);
    return true;
  }

  /** Bots play by themselves, their thinking cut in slices. */
  drawn(play: (intent: RulesIntent) => void): void {
    if (this.#background.isRunning) return;
    const work = this.play.work();
    if (!work) return;
    const ready = clock() + (this.#client.settings.motion === 'full' ? PAUSE_MS : 0);
    this.#background.start(() => {
      if (work.workFor(SLICE_MS, clock) === 'searching') return 0;
      const left = ready - clock();
      if (left > 0) return left;
      play(this.play.answer());
      return undefined;
    });
  }

  leave(): void {
    this.#background.stop();
  }

  /** Whether a person is to play. */
  get #isAsked(): boolean {
    return !this.play.isOver && !this.play.isBotsTurn;
  }

  #choose(): RulesIntent {
    if (!this.isTyping) {
      const choice = this.play.choices()[this.#list.marked - 1];
      return choice ? this.play.choose(choice) : DONE;
    }
    const intent = this.play.type(this.#typed);
    // What is no action can be mended.
    if (intent.kind === 'play') this.#typed = '';
    return intent;
  }

  /** Another game is chosen above this one, which stays for whoever turns back. */
  #chooseAnother(): RulesIntent {
    const { sitters, source } = this.play;
    const begin = (begun: RulesGame): void => {
      this.#client.back();
      this.leave();
      this.#list.mark(TYPED + 1);
      this.play.begin(begun.session.seed, begun);
      this.#client.redraw();
    };
    const { game, config } = source;
    this.#client.open(newRulesPage(this.#client, { game, proposed: { sitters, config }, begin }));
    return DONE;
  }
}
