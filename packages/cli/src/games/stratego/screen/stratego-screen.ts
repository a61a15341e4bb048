import { type Intent, DONE } from '@dedalo/clients/intent';
import { type Message, sentence } from '@dedalo/clients/message';
import type { Way } from '@dedalo/clients/stratego/orientation';
import type { StrategoGame, StrategoKind } from '@dedalo/clients/stratego/session';
import { StrategoPlay } from '@dedalo/clients/stratego/stratego-play';
import { sideText } from '@dedalo/clients/stratego/words';
import type { StrategoTypes } from '@dedalo/stratego';
import type { Command, CommandWords } from '@dedalo/words';
import { freshSeed } from '../../../fresh-seed.ts';
import { BotRunner, type BotTurn } from '../../../app/bot-runner.ts';
import type { Client } from '../../../app/client.ts';
import type { GameScreen } from '../../../app/game-screen.ts';
import type { Area, Picture } from '../../../app/picture.ts';
import { questionPage } from '../../../app/question-page.ts';
import { choiceOf } from './choice.ts';
import { choicePage } from './choice-page.ts';
import { movesPage } from './moves-page.ts';
import { handOverPicture, type StrategoPicture, strategoPicture } from './stratego-picture.ts';

type StrategoIntent = Intent<StrategoTypes>;

const WAYS: readonly Command[] = ['up', 'down', 'left', 'right'];
const SETTING_UP: readonly Command[] = [
  'stratego.pool',
  'stratego.clear',
  'stratego.begin',
  'stratego.next-piece',
  'stratego.piece-before',
  'stratego.remove',
];

/** While pieces are moved, and after it. */
const WALKING: readonly Command[] = ['stratego.earlier', 'stratego.later', 'stratego.now', 'stratego.moves'];

/** A game in the terminal: the set-up, the board, and between two people an empty screen. */
export class StrategoScreen implements GameScreen<StrategoTypes> {
  readonly play: StrategoPlay;
  readonly hides: readonly Command[] = ['undo', 'redo', 'restart', 'hint'];
  readonly givesUp: readonly Command[] = ['new-game'];
  readonly #client: Client;
  readonly #bot: BotRunner;
  /** Plays what was asked for on another page. */
  #do: ((intent: StrategoIntent) => void) | undefined;
  #picture: StrategoPicture | undefined;

  constructor(client: Client, game: StrategoGame) {
    this.play = new StrategoPlay(client, game);
    this.#client = client;
    this.#bot = new BotRunner(client);
  }

  get mouse(): string {
    return this.play.drafting ? this.#said.setupClick : this.#said.click;
  }

  picture(area: Area): Picture {
    const { play } = this;
    this.#picture = undefined;
    if (play.isHandOver) return handOverPicture(this.#handOverTexts(), this.#client, area);
    const { drafting } = play;
    const scene = {
      view: play.shownView,
      seat: play.seat,
      cursor: play.isOver || play.lookingBack.at !== undefined ? undefined : play.cursor,
      picked: play.picked,
      targets: play.targets(),
      lastMove: play.lastMove(),
      draft: drafting?.draft,
    };
    this.#picture = strategoPicture({ scene, drafting }, this.#client, area);
    return this.#picture;
  }

  commands(): { first: readonly Command[]; last: readonly Command[] } {
    const { play } = this;
    if (play.isHandOver) return { first: ['choose'], last: ['new-game'] };
    if (play.isOver) return { first: ['new-game', ...(play.view.phase === 'playing' ? WALKING : [])], last: [] };
    if (play.canResign) return { first: [...WAYS, 'choose', ...WALKING], last: ['stratego.resign', 'new-game'] };
    if (!play.drafting) return { first: [...WAYS, 'choose'], last: ['new-game'] };
    return {
      first: [...WAYS, 'choose', ...SETTING_UP],
      last: ['new-game'],
    };
  }

  wordsFor(command: Command): CommandWords | undefined {
    const said = this.#said.keyWords;
    const { drafting, isHandOver, picked } = this.play;
    const here: Partial<Record<Command, CommandWords>> = {
      choose: isHandOver ? said.show : drafting ? said.place : picked === undefined ? said.pick : said.go,
      ...(picked !== undefined && { back: said.drop }),
      ...(this.play.lookingBack.at !== undefined && { back: this.#said.commands.now }),
    };
    return here[command];
  }

  run(command: Command): StrategoIntent {
    const { play } = this;
    if (command === 'new-game') return this.#chooseAnother();
    if (command === 'stratego.resign') return this.#askToResign();
    if (WALKING.includes(command)) return this.#walk(command);
    if (WAYS.includes(command)) {
      play.moveCursor(command as Way);
      return DONE;
    }
    if (command === 'choose') {
      this.#bot.hurry(this.#botTurn());
      return play.choose();
    }
    return this.#draft(command);
  }

  /** Which position is shown where it is not that of now. */
  lines(): readonly Message[] {
    const text = this.play.isHandOver ? undefined : this.play.lookingBackText();
    return text === undefined ? [] : [{ text: `${text}.`, role: 'good' }];
  }

  /** A click on a piece, then on its target. In a set-up also on a piece of the list. */
  click(square: { readonly x: number; readonly y: number } | undefined): StrategoIntent {
    const { play } = this;
    if (play.isHandOver) return play.choose();
    const cell = square && this.#picture?.cellAt(square.x, square.y);
    const { drafting } = play;
    const piece = square && drafting && this.#picture?.pieceAt(square.x, square.y);
    if (piece) drafting.take(piece);
    if (cell === undefined) return DONE;
    this.#bot.hurry(this.#botTurn());
    return play.point(cell);
  }

  drawn(play: (intent: StrategoIntent) => void): void {
    this.#do = play;
    this.#bot.run(() => this.#botTurn());
  }

  leave(): void {
    this.#bot.stop();
  }

  get #said(): Client['words']['games']['stratego'] {
    return this.#client.words.games.stratego;
  }

  #botTurn(): BotTurn | undefined {
    const work = this.play.work();
    return (
      work && {
        workFor: (milliseconds, now) => work.workFor(milliseconds, now),
        hasPause: this.play.view.phase === 'playing',
        finish: () => this.play.finish(),
      }
    );
  }

  /** Opens the choice of another game above this one, so that going back leads here. */
  #chooseAnother(): StrategoIntent {
    const begin = (kind: StrategoKind): void => {
      this.#client.back();
      this.leave();
      this.play.begin(freshSeed(), kind);
      this.#client.redraw();
    };
    this.#client.open(choicePage(this.#client, choiceOf(this.play.game), begin));
    return DONE;
  }

  #walk(command: Command): StrategoIntent {
    const { lookingBack, seen } = this.play;
    const now = lookingBack.at ?? seen.moves.length;
    if (command === 'stratego.earlier') this.play.lookBack(now - 1);
    if (command === 'stratego.later') this.play.lookBack(now + 1);
    if (command === 'stratego.now') lookingBack.toNow();
    if (command === 'stratego.moves') this.#client.open(movesPage(this.#client, this.play));
    return DONE;
  }

  #askToResign(): StrategoIntent {
    const question = (): { title: string; text: string; stay: string; answer: string } => {
      const { title, text, stay, resign } = this.#said.resigning;
      return { title, text, stay, answer: resign };
    };
    const resign = (): void => {
      // What the bot was thinking about is not played any more.
      this.leave();
      this.#do?.(this.play.resign());
    };
    this.#client.open(questionPage(this.#client, question, resign));
    return DONE;
  }

  #draft(command: Command): StrategoIntent {
    const { drafting } = this.play;
    if (!drafting) return DONE;
    if (command === 'stratego.begin') return this.play.settle();
    if (command === 'stratego.pool') drafting.drawFromPool();
    if (command === 'stratego.clear') drafting.clear();
    if (command === 'stratego.remove') drafting.remove(this.play.cursor);
    if (command === 'stratego.next-piece') drafting.turnHand(1);
    if (command === 'stratego.piece-before') drafting.turnHand(-1);
    return DONE;
  }

  #handOverTexts(): string[] {
    const side = sideText(this.play.seat, this.#client.words);
    return [...this.play.toldTexts().map(sentence), this.#said.handOver(side), this.#said.handOverAbout(side)];
  }
}
