import type { Seat } from '@dedalo/engine';
import {
  type Action,
  armyOf,
  canMove,
  type Cell,
  type Event,
  isHome,
  type Move,
  PIECES,
  RANK_OF,
  type Rejection,
  RESIGNATION,
  soldierAt,
  type StrategoTypes,
  targetOf,
  type View,
} from '@dedalo/stratego';
import { say, type Words } from '@dedalo/words';
import { type Intent, DONE, saying } from '../intent.ts';
import type { ClientContext } from '../client-context.ts';
import type { GameFacts } from '../game-facts.ts';
import type { GamePlay } from '../game-play.ts';
import { type Message, sentence } from '../message.ts';
import { printable } from '../printable.ts';
import { cellsOf } from './draft.ts';
import { Drafting } from './drafting.ts';
import { keepSession } from '../keep-session.ts';
import { strategoProgress } from './beaten.ts';
import { strategoFacts } from './facts.ts';
import { clearResult, type StepName, suggestedAfter } from './suggested.ts';
import { lineTo } from './line-to.ts';
import { LookingBack } from './looking-back.ts';
import { lookingBackText } from './move-words.ts';
import { besideAtHome, besideOnScreen, firstCursor, type Way } from './orientation.ts';
import { playedAgain } from './played-again.ts';
import { Seating } from './seating.ts';
import { anotherStratego, startStratego, type StrategoGame, type StrategoKind } from './session.ts';
import { endTexts, eventTexts, type Fought, pieceText, sideText } from './words.ts';

type StrategoIntent = Intent<StrategoTypes>;

/**
 * A game of a person against a bot, or of two people at one screen: what all clients share. It does not think: the
 * caller brings the bot's choice.
 */
export class PeoplePlay extends Seating implements GamePlay<StrategoTypes> {
  readonly #context: ClientContext;
  /** The events since the person's last action, including it. */
  #told: readonly Event[] = [];
  #drafting: Drafting | undefined;
  #cursor: Cell | undefined;
  #picked: Cell | undefined;
  /** How many placed pieces the source has not answered yet. */
  #unanswered = 0;
  #lastMove: { readonly from: Cell; readonly to: Cell } | undefined;

  constructor(context: ClientContext, game: StrategoGame) {
    super(context, game);
    this.#context = context;
    this.#listen();
  }

  /** Which of the positions before now is looked at. */
  readonly lookingBack = new LookingBack(() => this.seen.moves.length);

  /** The person's set-up in progress. */
  get drafting(): Drafting | undefined {
    if (this.isOver || this.isBotsTurn || this.isHandOver || this.view.phase !== 'setting-up') return undefined;
    if (this.#drafting?.seat !== this.seat) {
      this.#drafting = new Drafting(this.seat, this.game.drafts[this.seat as 0 | 1], this.source.seed);
    }
    return this.#drafting;
  }

  get cursor(): Cell {
    return this.#cursor ?? firstCursor(this.seat);
  }

  /** The cell of the picked piece. */
  get picked(): Cell | undefined {
    return this.drafting ? this.drafting.picked : this.#picked;
  }

  /** What is looked at: the position of now, or one before it. */
  get shownView(): View {
    const { at } = this.lookingBack;
    return at === undefined ? this.view : this.seen.viewAfter(at);
  }

  /** Whether the person can give the game up now. */
  get canResign(): boolean {
    return !this.isOver && !this.isHandOver && this.view.phase === 'playing';
  }

  /** The possible targets of the picked piece. */
  targets(): Cell[] {
    const { seat } = this;
    return this.#picked === undefined ? [] : this.#movesFrom(this.#picked).map((move) => targetOf(seat, move)!);
  }

  /** The last move of either side before the position shown. */
  lastMove(): { readonly from: Cell; readonly to: Cell } | undefined {
    const { at } = this.lookingBack;
    return at === undefined ? this.#lastMove : this.seen.moves[at - 1];
  }

  /** What is looked at where it is not the position of now. */
  lookingBackText(): string | undefined {
    const { at } = this.lookingBack;
    return at === undefined ? undefined : lookingBackText(at, this.seen.moves[at - 1], this.#context.words);
  }

  title(): string {
    return this.#said.name;
  }

  counts(): string {
    const { drafting, view } = this;
    const { movesEach } = view.config;
    if (view.phase === 'setting-up') {
      const placed = drafting?.draft.size ?? view.placed[this.seat as 0 | 1];
      return this.#said.settingUp({ placed, of: PIECES.length });
    }
    const move = this.isOver ? Math.ceil(view.moves / 2) : Math.floor(view.moves / 2) + 1;
    return this.#said.move({ move, of: movesEach });
  }

  /** The two players. */
  best(): string {
    const { mazes } = this.#context.words;
    const { rules } = this.source.config;
    const seed = `${mazes.seed} ${printable(this.source.seed)}`;
    const other = this.sitterAt(1 - this.seat);
    const who = this.isOfTwo
      ? [this.#said.twoPeople]
      : [this.#said.youAre(this.#sideOf(this.seat)), this.#said.against(this.#said.bots[other])];
    const kind = rules === 'final' ? [] : [this.#said.ruleSets[rules]];
    return [...who, ...kind, seed].map(sentence).join(' ');
  }

  verdict(): Message {
    const { end } = this.view;
    const told = this.toldTexts();
    const tell = (texts: readonly string[]): string => texts.map(sentence).join(' ');
    if (end) {
      const role = end.winner === null ? 'text' : this.isOfTwo || end.winner === this.seat ? 'good' : 'bad';
      const next = this.suggestion();
      const texts = [...told, ...endTexts(end, this.#context.words), this.#said.allShown, ...(next ? [next.text] : [])];
      return { text: tell(texts), role };
    }
    // What both may know is shown between the turns.
    return { text: this.isHandOver ? '' : tell([...told, this.#waitsFor()]), role: 'text' };
  }

  /** The fights since the person's last action, including it: both have seen them. */
  fights(): Fought[] {
    return this.#told.filter((event) => event.type === 'fought');
  }

  /** The latest events; of the player's own moves only the fights. */
  toldTexts(): string[] {
    const own = this.isOfTwo ? undefined : this.seat;
    const events = this.#told.filter((event) => event.type !== 'moved' || event.seat !== own);
    return eventTexts(events, this.#context.words);
  }

  hint(): undefined {
    return undefined;
  }

  refusal(rejection: Rejection): string {
    return say(this.#said.rejection, rejection);
  }

  /** Moving the cursor keeps the picked piece; another command drops it. */
  letGo(): void {}

  /** Returns whether anything was picked. */
  dropPicked(): boolean {
    const wasPicked = this.picked !== undefined;
    this.#picked = undefined;
    this.drafting?.letGo();
    return wasPicked;
  }

  readonly facts: GameFacts<StrategoTypes> = strategoFacts;

  keep(): void {
    const { store } = this.#context;
    keepSession(store, this.session, strategoFacts);
    const { isOfTwo, seat, view } = this;
    const against = this.sitterAt(1 - seat);
    if (isOfTwo || clearResult(view, seat) !== 'won') return;
    const moves = Math.ceil(view.moves / 2);
    store.reached(strategoProgress, { level: against, title: against, isSolved: true, value: { moves } });
  }

  /** The opponent to suggest after this game, in a sentence; undefined without a suggestion. */
  suggestion(): { readonly name: StepName; readonly text: string } | undefined {
    const result = this.isOfTwo ? undefined : clearResult(this.view, this.seat);
    const name = suggestedAfter(this.sitterAt(1 - this.seat), result);
    if (name === undefined) return undefined;
    const { bots, stronger, weaker } = this.#said;
    return { name, text: sentence((result === 'won' ? stronger : weaker)(bots[name])) };
  }

  stem(): string {
    return `stratego-${this.source.seed.replaceAll(/[^\w.-]+/g, '-')}`;
  }

  override acknowledge(): void {
    super.acknowledge();
    this.lookingBack.toNow();
    this.#cursor = undefined;
  }

  moveCursor(way: Way): void {
    const beside = this.drafting ? besideAtHome : besideOnScreen;
    this.#cursor = beside(this.seat, this.cursor, way);
  }

  /** The person looks back, or forth again; what was picked is let go. */
  lookBack(to: number): void {
    this.dropPicked();
    this.lookingBack.goTo(to);
  }

  /** The person gives the game up, in turn or not. */
  resign(): StrategoIntent {
    if (!this.canResign) return DONE;
    this.lookingBack.toNow();
    return { kind: 'play', actions: [RESIGNATION], seat: this.seat };
  }

  /** Puts the cursor on a cell and chooses it; while setting up only the player's own rows count. */
  point(cell: Cell): StrategoIntent {
    if (this.lookingBack.at !== undefined) return this.#say(this.#said.moveList.toNowFirst, 'faint');
    if (this.drafting && !isHome(this.seat, cell))
      return this.#say(this.refusal({ code: 'wrong-cell', cell }), 'faint');
    this.#cursor = cell;
    return this.choose();
  }

  /** What Enter does: takes over the screen, places, picks, or moves the picked piece. */
  choose(): StrategoIntent {
    if (this.isHandOver) this.acknowledge();
    else if (this.lookingBack.at !== undefined) return this.#say(this.#said.moveList.toNowFirst, 'faint');
    else if (this.drafting) return this.drafting.choose(this.cursor) ? DONE : this.#say(this.#said.allPlaced, 'faint');
    else if (!this.isOver && !this.isBotsTurn) return this.#chooseCell(this.cursor);
    return DONE;
  }

  /** Starts the game with the drafted set-up. */
  settle(): StrategoIntent {
    const { drafting } = this;
    if (!drafting || this.#unanswered > 0) return DONE;
    const cells = cellsOf(drafting.draft);
    if (!cells) return this.#say(this.#said.placeFirst(drafting.inHand.length), 'bad');
    for (const cell of cells) this.#act({ type: 'place', cell });
    this.#cursor = undefined;
    this.keep();
    return DONE;
  }

  /** Another game, of the same kind if nothing else is given. */
  begin(seed: string, kind?: StrategoKind): StrategoIntent {
    this.sitDown(kind ? startStratego({ ...kind, seed }) : anotherStratego(this.game, seed));
    this.#listen();
    this.keep();
    return DONE;
  }

  /** The choice of the bot in turn. */
  answer(actions: readonly Action[]): StrategoIntent {
    const [seat] = this.source.standing.turn as [Seat];
    return { kind: 'play', actions, seat };
  }

  /** Plays the choice of the bot in turn. */
  botPlays(actions: readonly Action[]): void {
    for (const action of actions) this.#act(action);
    this.keep();
  }

  get #said(): Words['games']['stratego'] {
    return this.#context.words.games.stratego;
  }

  #sideOf(seat: Seat): string {
    return sideText(seat, this.#context.words);
  }

  #say(text: string, role: Message['role']): StrategoIntent {
    return saying(sentence(text), role);
  }

  #waitsFor(): string {
    const [inTurn = 0] = this.source.standing.turn;
    const side = this.#sideOf(inTurn);
    if (this.isBotsTurn) return this.#said.thinking(side);
    const { drafting } = this;
    if (!drafting) return this.#said.turnOf(side);
    const { next } = drafting;
    return next === undefined
      ? this.#said.allPlaced
      : `${this.#said.placing(side)}; ${this.#said.placeNext(pieceText(next, this.#context.words))}`;
  }

  #movesFrom(cell: Cell): Move[] {
    return this.source.standing
      .legal(this.seat)
      .flatMap((action) => (action.type === 'move' && action.from === cell ? [action] : []));
  }

  #chooseCell(cell: Cell): StrategoIntent {
    const own = soldierAt(armyOf(this.view.armies, this.seat), cell);
    if (cell === this.#picked) this.#picked = undefined;
    else if (own) return this.#pick(cell);
    else if (this.#picked !== undefined) return this.#moveTo(this.#picked, cell);
    else return this.#say(this.#said.notYours, 'faint');
    return DONE;
  }

  #pick(cell: Cell): StrategoIntent {
    this.#picked = undefined;
    const { piece } = soldierAt(armyOf(this.view.armies, this.seat), cell)!;
    if (!canMove(RANK_OF[piece!])) return this.#say(this.refusal({ code: 'wrong-piece', cell }), 'bad');
    if (this.#movesFrom(cell).length === 0) return this.#say(this.#said.cannotMove, 'bad');
    this.#picked = cell;
    return DONE;
  }

  /** A cell that is not in line with the piece is refused here: no action leads there. */
  #moveTo(from: Cell, to: Cell): StrategoIntent {
    const line = lineTo(this.seat, from, to);
    if (!line) return this.#say(this.refusal({ code: 'wrong-target-cell' }), 'bad');
    return { kind: 'play', actions: [{ type: 'move', from, ...line }] };
  }

  #act(action: Action): void {
    const [seat] = this.source.standing.turn as [Seat];
    this.#unanswered++;
    this.source.act({ seat, action }, (refusal) => {
      this.#unanswered--;
      if (refusal)
        throw new Error(`${this.sitterAt(seat)} was refused (${refusal.code})\n${this.source.saveLater()()}`);
    });
  }

  #listen(): void {
    this.lookingBack.toNow();
    this.#told = [];
    this.#lastMove = undefined;
    const record = this.shared.record();
    if (record) for (const { seat, events } of playedAgain(record)) this.#hear(seat, events);
    this.#unanswered = 0;
    this.#drafting = undefined;
    this.#cursor = undefined;
    this.#picked = undefined;
    this.shared.listen((notice) => {
      if (notice.type === 'played') this.#hear(notice.seat, notice.events);
    });
  }

  #hear(seat: Seat, events: readonly Event[]): void {
    this.#picked = undefined;
    const isOwn = this.isOfTwo || this.sitterAt(seat) === 'person';
    this.#told = isOwn ? events : [...this.#told, ...events];
    const moved = events.find((event) => event.type === 'moved');
    if (moved) this.#lastMove = { from: moved.from, to: moved.to };
  }
}
