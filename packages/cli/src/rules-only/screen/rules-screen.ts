import { DONE, type Intent } from '@dedalo/clients/intent';
import type { Key } from '@dedalo/clients/key-map';
import { RulesPlay } from '@dedalo/clients/rules-only/rules-play';
import type { RulesGame } from '@dedalo/clients/rules-only/session';
import { type GameTypes, TIME_MOVES } from '@dedalo/engine';
import type { Command } from '@dedalo/words';
import { BotRunner, type BotTurn } from '../../app/bot-runner.ts';
import { ChoiceList } from '../../app/choice-list.ts';
import type { Client } from '../../app/client.ts';
import type { GameScreen } from '../../app/game-screen.ts';
import type { Area, Picture } from '../../app/picture.ts';
import { newRulesPage } from './new-game.ts';
import { rulesPicture } from './rules-picture.ts';

type RulesIntent = Intent<GameTypes>;

/** The line of the list that is typed into; the actions follow. */
const TYPED = 0;

/** A game that brings only its rules: its board as text, and a list of what can be played, to choose from or type into. */
export class RulesScreen implements GameScreen<GameTypes> {
  readonly play: RulesPlay;
  readonly givesUp: readonly Command[] = ['new-game'];
  readonly #client: Client;
  readonly #bot: BotRunner;
  readonly #list = new ChoiceList();
  #typed = '';

  constructor(client: Client, game: RulesGame) {
    this.play = new RulesPlay(client, game);
    this.#client = client;
    this.#bot = new BotRunner(client);
    this.#list.mark(TYPED + 1);
  }

  get mouse(): string {
    return this.#client.words.rulesOnly.click;
  }

  /** Undo, redo and restart are only for games of one person. */
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

  /** The first Escape clears the typed text. */
  stop(): boolean {
    if (!this.isTyping) return false;
    this.#typed = '';
    this.#list.mark(TYPED + 1);
    return true;
  }

  drawn(play: (intent: RulesIntent) => void): void {
    this.#bot.run((): BotTurn | undefined => {
      const work = this.play.work();
      return (
        work && {
          workFor: (milliseconds, now) => work.workFor(milliseconds, now),
          hasPause: true,
          finish: () => play(this.play.answer()),
        }
      );
    });
  }

  leave(): void {
    this.#bot.stop();
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
    // An invalid text stays, so that it can be corrected.
    if (intent.kind === 'play') this.#typed = '';
    return intent;
  }

  /** Opens the choice of another game above this one, so that going back leads here. */
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
