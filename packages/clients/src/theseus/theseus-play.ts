import type { Session, Thought } from '@dedalo/engine';
import {
  type Action,
  type Dice,
  type Event,
  type PlayJudgement,
  type Rejection,
  sabreColour,
  type State,
  stateOfView,
  statisticsOf,
  type TheseusTypes,
} from '@dedalo/theseus';
import { say } from '@dedalo/words';
import { type Intent, DONE } from '../intent.ts';
import type { ClientContext } from '../client-context.ts';
import type { GameFacts } from '../game-facts.ts';
import type { GamePlay } from '../game-play.ts';
import { type Message, sentence } from '../message.ts';
import { openSource } from '../play/open-source.ts';
import type { Source } from '../play/source.ts';
import { printable } from '../printable.ts';
import { type BotQuestion, thoughtOn } from './bot-question.ts';
import { keepSession } from '../keep-session.ts';
import { theseusFacts } from './facts.ts';
import { boardOf, type LadderBoard, nextBoard, wishOf, wonBoard } from './ladder.ts';
import { judgePlayed, type PlayedGame, type WellJudging, wellTexts } from './played-well.ts';
import { otherSide, type Side, SIDES } from './players.ts';
import { statisticsLines } from './report.ts';
import { startTheseus, type TheseusGame, type TheseusWish } from './session.ts';
import { seeEachOther } from './sight.ts';
import { theseusProgress } from './won-boards.ts';
import { eventTexts, playerText } from './words.ts';

const SABRE_ROLES = { white: 'text', green: 'good', red: 'bad' } as const;

/** A game of a person against a bot: what all clients share. The caller gives the bot its time. */
export class TheseusPlay implements GamePlay<TheseusTypes> {
  readonly #context: ClientContext;
  #game: TheseusGame;
  #source: Source<TheseusTypes>;
  /** The events of the bot's last die. */
  #told: readonly Event[] = [];
  #thought: { readonly dice: number; readonly thought: Thought<Action> } | undefined;
  /** How well the person played, computed after the end; null where nothing can be computed. */
  #judging: WellJudging | null | undefined;
  #judgement: PlayJudgement | undefined;

  constructor(context: ClientContext, game: TheseusGame) {
    this.#context = context;
    this.#game = game;
    this.#source = this.#open();
  }

  get source(): Source<TheseusTypes> {
    return this.#source;
  }

  get session(): Session<TheseusTypes> {
    return this.#game.session;
  }

  get game(): TheseusGame {
    return this.#game;
  }

  get state(): State {
    return stateOfView(this.#source.config, this.#source.standing.view);
  }

  get side(): Side {
    return this.#game.side;
  }

  /** The person's seat. */
  get seat(): number {
    return SIDES.indexOf(this.side);
  }

  get isBotsTurn(): boolean {
    const [seat] = this.#source.standing.turn;
    return seat !== undefined && seat !== this.seat;
  }

  title(): string {
    return this.#context.words.games.theseus.name;
  }

  counts(): string {
    const said = this.#context.words.games.theseus;
    const { config, supplies, dice } = this.state;
    // Every round has two dice; the last one may have only one.
    const round = this.#source.standing.outcome ? Math.ceil(dice / 2) : Math.floor(dice / 2) + 1;
    const collected = supplies.filter((tile) => tile === null).length;
    return `${said.round({ round, of: config.rounds })}, ${said.collected({ collected, of: supplies.length })}`;
  }

  /** The two players, and the board. */
  best(): string {
    const { games, mazes } = this.#context.words;
    const said = games.theseus;
    const seed = `${mazes.seed} ${printable(this.#source.seed)}`;
    const bot = playerText({ side: otherSide(this.side), player: this.#game.against }, this.#context.words);
    return [said.aim[this.side], said.against(bot), this.board ? said.boards.rungOf(this.board) : seed]
      .map(sentence)
      .join(' ');
  }

  /** `isBlind`: only what the person's own player sees may be shown. */
  verdict({ isBlind = false }: { readonly isBlind?: boolean } = {}): Message {
    const said = this.#context.words.games.theseus;
    const { outcome, turn } = this.#source.standing;
    if (outcome) {
      const over = sentence(said.ends[outcome.reason as keyof typeof said.ends]);
      const well = this.wellPlayed();
      const hasWon = outcome.winners.includes(this.seat);
      const role = hasWon ? 'good' : outcome.winners.length === 0 ? 'text' : 'bad';
      return { text: [over, ...well].join(' '), role };
    }
    const colour = sabreColour(this.state);
    const told = this.isBotsTurn || (isBlind && !seeEachOther(this.state)) ? [] : this.toldTexts();
    const inTurn = said.turnOf(said.seats[turn[0]!]!);
    // The sabre is in Theseus' hand: a Minotaur in the dark does not see it.
    if (isBlind && this.side === 'minotaur') return { text: [...told, inTurn].map(sentence).join(' '), role: 'text' };
    return { text: [...told, inTurn, said.sabre[colour]].map(sentence).join(' '), role: SABRE_ROLES[colour] };
  }

  /** What the bot did last, in words. */
  toldTexts(): string[] {
    return eventTexts(this.#told, this.state, this.#context.words);
  }

  hint(): undefined {
    return undefined;
  }

  refusal(rejection: Rejection): string {
    return say(this.#context.words.games.theseus.rejection, rejection);
  }

  letGo(): void {}

  readonly facts: GameFacts<TheseusTypes> = theseusFacts;

  keep(): void {
    const { store } = this.#context;
    keepSession(store, this.session, theseusFacts);
    const { board } = this;
    if (board && this.session.outcome?.winners.includes(this.seat)) {
      store.reached(theseusProgress, wonBoard(this.session, board));
    }
  }

  /** The board of the ladder, if this game is on one. */
  get board(): LadderBoard | undefined {
    return boardOf(this.#game, this.#context.store.progress);
  }

  stem(): string {
    return `theseus-${this.#source.seed.replaceAll(/[^\w.-]+/g, '-')}`;
  }

  step(dice: Dice): Intent<TheseusTypes> {
    return { kind: 'play', actions: [{ dice }] };
  }

  /** Another game of the same kind, on the board of another seed. */
  begin(seed: string): Intent<TheseusTypes> {
    const { session, side, against } = this.#game;
    return this.beginAs({ config: session.config, seed, side, against });
  }

  /** The next board of the ladder: this one again, until it is won. */
  beginNext(): Intent<TheseusTypes> {
    return this.beginAs(wishOf(nextBoard(this.#context.store.progress, this.side).rung));
  }

  beginAs(wish: TheseusWish): Intent<TheseusTypes> {
    this.#source.close();
    this.#game = startTheseus(wish);
    this.#source = this.#open();
    this.#told = [];
    this.#thought = undefined;
    this.#judging = undefined;
    this.#judgement = undefined;
    this.keep();
    return DONE;
  }

  /** What the described program prints at the end. */
  statistics(): string[] {
    const record = this.#source.record();
    return record ? statisticsLines(statisticsOf(record), this.#context.words.games.theseus.report) : [];
  }

  /**
   * The open computation: the bot's thought in its turn, after the end the judgement of the game; undefined otherwise.
   */
  work(): { advance(budget: number): 'searching' | 'done' } | undefined {
    if (this.isBotsTurn) return this.#thinking();
    if (!this.#source.standing.outcome || this.#judgement) return undefined;
    if (this.#judging === undefined) {
      const played = this.played();
      this.#judging = (played && judgePlayed(played)) ?? null;
    }
    return this.#judging ?? undefined;
  }

  /** To be called when the computation is done: the bot plays, or the judgement is taken. */
  finish(): void {
    if (this.isBotsTurn) this.#playBot();
    else if (this.#judging) this.judged(this.#judging.result());
  }

  /** The finished game, to be judged here or elsewhere. */
  played(): PlayedGame | undefined {
    const record = this.#source.record();
    return record && { record, side: this.side, against: this.#game.against };
  }

  /** Takes a judgement, also one computed elsewhere. */
  judged(judgement: PlayJudgement): void {
    this.#judgement = judgement;
    this.#judging = null;
  }

  /** How well the person has played, in a few sentences; none before that is known. */
  wellPlayed(): readonly string[] {
    return this.#judgement ? wellTexts(this.#judgement, this.#context) : [];
  }

  /** The question to the bot in its turn, wherever it thinks. */
  question(): BotQuestion {
    const side = otherSide(this.side);
    const { standing, seed } = this.#source;
    return { side, against: this.#game.against, view: standing.view, seed };
  }

  /** Plays the answer of a bot that thought elsewhere. */
  answer(action: Action): Intent<TheseusTypes> {
    if (!this.isBotsTurn) throw new Error(`the bot answers out of turn\n${this.#source.saveLater()()}`);
    return { kind: 'play', actions: [action], seat: this.#botSeat };
  }

  get #botSeat(): number {
    return SIDES.indexOf(otherSide(this.side));
  }

  #open(): Source<TheseusTypes> {
    const source = openSource(this.#context, this.#game.session, this.seat);
    source.listen((notice) => {
      if (notice.type === 'played' && notice.seat === this.#botSeat) this.#told = notice.events;
    });
    return source;
  }

  #thinking(): Thought<Action> {
    const { dice } = this.state;
    if (this.#thought?.dice !== dice) {
      this.#thought = { dice, thought: thoughtOn(this.question()) };
    }
    return this.#thought.thought;
  }

  #playBot(): void {
    const { choice } = this.#thinking();
    this.#source.act({ seat: this.#botSeat, action: choice }, (refusal) => {
      if (refusal) throw new Error(`the bot was refused (${refusal.code})\n${this.#source.saveLater()()}`);
    });
    this.#thought = undefined;
    this.keep();
  }
}
