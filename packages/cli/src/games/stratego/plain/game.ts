import { nearest } from '@dedalo/grid';
import { setImmediate } from 'node:timers/promises';
import { sentence } from '@dedalo/clients/message';
import { printable } from '@dedalo/clients/printable';
import { lineTo } from '@dedalo/clients/stratego/line-to';
import { moveHead, moveText } from '@dedalo/clients/stratego/move-words';
import { capturedOf, piecesLeft } from '@dedalo/clients/stratego/pieces-left';
import type { SeenMove } from '@dedalo/clients/stratego/seen-moves';
import type { StrategoGame } from '@dedalo/clients/stratego/session';
import { StrategoPlay } from '@dedalo/clients/stratego/stratego-play';
import { codedPieceText, endTexts, eventTexts, sideText } from '@dedalo/clients/stratego/words';
import {
  type Action,
  type Cell,
  cellAt,
  isOnBoard,
  otherSeat,
  type Piece,
  PIECES,
  RESIGNATION,
  type StrategoTypes,
} from '@dedalo/stratego';
import type { Words } from '@dedalo/words';
import { speech, spokenLanguage } from '../../../speech.ts';
import { readSetup } from '../commands/read-setup.ts';
import { UsageError } from '../../../usage.ts';
import { BOUNDS, MoveNumbers, readNumbers, readWay } from './move-numbers.ts';
import { nameRowsAndColumns } from './name-rows-and-columns.ts';
import { PlainKeptGame } from '../../../plain/plain-kept-game.ts';
import { type PlainContext, printLine as print } from '../../../plain/play-lines.ts';

/** The commands that are always possible. */
const COMMANDS = ['board', 'pieces', 'moves', 'resign', 'new', 'help', 'quit'] as const;
/** `moves 12`: the board after so many. */
const MOVES = /^moves(?: (\d{1,5}))?$/;
const POOL = 'pool';
const SHORTHANDS: ReadonlyMap<string, string> = new Map([
  ['b', 'board'],
  ['p', 'pieces'],
  ['n', 'new'],
  ['?', 'help'],
  ['q', 'quit'],
  ['exit', 'quit'],
]);
/** A shorter word is too similar to any command. */
const SHORTEST_WORD = 3;
const SLICE_MS = 50;

/** Stratego Duel line by line, with the board and the prompts of the described program. */
export class PlainStratego extends PlainKeptGame<StrategoTypes, StrategoPlay> {
  readonly #numbers = new MoveNumbers();
  /** It was the last thing that was typed. */
  #isResigning = false;

  constructor(game: StrategoGame, context: PlainContext) {
    super(context, (opened) => new StrategoPlay(opened, game));
  }

  savedAs(file: string): string {
    return this.#said.savedAs(file);
  }

  async greet(): Promise<void> {
    print(`${this.play.title()}. ${this.play.best()}`);
    print(this.#said.legend);
    print(this.#said.directions);
    print(speech().plain.seeHelp);
    await this.#goOn();
  }

  async hear(line: string): Promise<'quit' | undefined> {
    const typed = line.trim();
    const command = SHORTHANDS.get(typed.toLowerCase()) ?? typed.toLowerCase();
    if (command === '') return undefined;
    const isSure = this.#isResigning && command === 'resign';
    this.#isResigning = false;
    if (command === 'quit') return 'quit';
    if (command === 'help') print(speech().plain.gameHelp.stratego);
    else if (command === 'board') this.#show();
    else if (command === 'pieces') this.#pieces();
    else if (MOVES.test(command)) this.#moves(MOVES.exec(command)![1]);
    else if (command === 'resign') await this.#resign(isSure);
    else if (command === 'new') {
      this.#numbers.clear();
      await this.beginAnother();
    } else if (this.play.isOver) this.#tellOver();
    else if (this.#isSettingUp) await this.#setUp(typed);
    else await this.#move(typed);
    return undefined;
  }

  get #said(): Words['games']['stratego'] {
    return speech().games.stratego;
  }

  get #isSettingUp(): boolean {
    return this.play.view.phase === 'setting-up';
  }

  /** The name of the side in turn in a prompt. */
  get #side(): string {
    return sideText(this.play.seat, speech()).toLocaleLowerCase(spokenLanguage());
  }

  get #placed(): number {
    return this.play.view.placed[this.play.seat as 0 | 1];
  }

  /** Bots play, the player in turn sees the board, and the next question is asked. */
  async #goOn(): Promise<void> {
    await this.#letBotPlay();
    if (this.play.isHandOver) this.play.acknowledge();
    if (await this.#placeProposed()) return this.#goOn();
    this.#show();
    const { end } = this.play.view;
    if (end) {
      for (const text of [...endTexts(end, speech()), this.#said.allShown]) print(sentence(text));
      return print(this.#said.newGoesOn);
    }
    const [inTurn] = this.play.source.standing.turn as [number];
    const turn = this.#isSettingUp ? this.#said.placing : this.#said.turnOf;
    print(sentence(turn(sideText(inTurn, speech()))));
    if (this.#isSettingUp && this.#placed === 0) print(this.#said.askSetup);
    return this.#ask();
  }

  /** Uses a given or an unfinished set-up, as far as it goes. Returns whether the set-up is complete. */
  async #placeProposed(): Promise<boolean> {
    const { seat } = this.play;
    if (!this.#isSettingUp || this.play.isOver || this.#placed > 0) return false;
    const draft = this.play.game.drafts[seat as 0 | 1];
    for (const piece of PIECES) {
      const cell = draft.get(piece);
      if (cell === undefined) return false;
      await this.#act({ type: 'place', cell });
    }
    return true;
  }

  #show(): void {
    const { source, view } = this.play;
    print(nameRowsAndColumns(source.game.text.draw(view)));
    if (view.phase === 'playing') print(sentence(this.play.counts()));
  }

  #ask(): void {
    if (this.#isSettingUp) {
      const piece = codedPieceText(PIECES[this.#placed]!, speech());
      return print(this.#said.insertPlace({ side: this.#side, piece }));
    }
    const { insertRow: row, insertColumn: column, insertDirection: direction, insertSteps: steps } = this.#said;
    return print({ row, column, direction, steps }[this.#numbers.next](this.#side));
  }

  /** All of them, or the board as it was after so many. */
  #moves(count: string | undefined): void {
    const { seen, source } = this.play;
    const { start } = this.#said.moveList;
    if (count !== undefined && Number(count) <= seen.moves.length) {
      const move = seen.moves[Number(count) - 1];
      print(source.game.text.draw(seen.viewAfter(Number(count))));
      return print(sentence(move ? `${count}. ${this.#moveText(move, Number(count))}` : start));
    }
    if (seen.moves.length === 0) return print(sentence(start));
    for (const [index, move] of seen.moves.entries()) print(`${index + 1}. ${this.#moveText(move, index + 1)}`);
  }

  #moveText(move: SeenMove, count: number): string {
    return `${moveHead(count, move, speech())}: ${moveText(move, speech())}`;
  }

  async #resign(isSure: boolean): Promise<void> {
    if (this.play.isOver) return this.#tellOver();
    if (!this.play.canResign) return this.#askAgain(this.play.refusal({ code: 'not-now', phase: 'setting-up' }));
    if (!isSure) {
      this.#isResigning = true;
      return print(this.#said.resigning.ask);
    }
    return (await this.#act(RESIGNATION)) ? this.#goOn() : undefined;
  }

  #tellOver(): void {
    print(`${sentence(this.#said.rejection['game-over']({ code: 'game-over' }))} ${this.#said.newGoesOn}`);
  }

  #pieces(): void {
    const { view, seat } = this.play;
    for (const { rank, ...left } of piecesLeft(view, seat)) {
      print(sentence(this.#said.left({ rank: this.#said.ranks[rank], ...left })));
    }
    const list = (pieces: readonly Piece[]): string => (pieces.length === 0 ? this.#said.none : pieces.join(' '));
    print(sentence(this.#said.captured(list(capturedOf(view, otherSeat(seat))))));
    print(sentence(this.#said.lost(list(capturedOf(view, seat)))));
  }

  /** A person is asked again, so no slip loses the game. */
  #askAgain(why: string): void {
    print(sentence(why));
    this.#ask();
  }

  /** The pool, a cell for the next piece, or the name of a file. */
  async #setUp(typed: string): Promise<void> {
    const numbers = readNumbers(typed);
    if (numbers) return this.#place(numbers);
    if (this.#placed > 0) return this.#askAgain(this.#said.setupBegun);
    const { drafting } = this.play;
    try {
      if (typed.toLowerCase() === POOL) drafting!.drawFromPool();
      else drafting!.load(await readSetup(typed));
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      print(printable(error.message));
      return this.#didYouMean(typed);
    }
    this.isTouched = true;
    this.play.settle();
    return this.#goOn();
  }

  async #place(numbers: readonly number[]): Promise<void> {
    const [row = -1, column = -1] = numbers;
    if (numbers.length !== 2) return this.#askAgain(this.#said.malformed);
    if (!isOnBoard(row, column)) return this.#askAgain(this.#said.numberNeeded(BOUNDS.row));
    const { seat } = this.play;
    if (!(await this.#act({ type: 'place', cell: cellAt(row, column) }))) return undefined;
    const isWhole = this.play.view.placed[seat as 0 | 1] === PIECES.length;
    return isWhole ? this.#goOn() : this.#ask();
  }

  async #move(typed: string): Promise<void> {
    const way = readWay(typed);
    if (way) return this.#go(way);
    const numbers = readNumbers(typed);
    if (!numbers) {
      print(sentence(this.#said.malformed));
      return this.#didYouMean(typed);
    }
    const added = this.#numbers.add(numbers);
    if (added.type === 'more') return this.#ask();
    if (added.type === 'too-many') return this.#askAgain(this.#said.malformed);
    if (added.type === 'out-of-bounds') return this.#askAgain(this.#said.numberNeeded(BOUNDS[added.number]));
    return (await this.#act(added.move)) ? this.#goOn() : undefined;
  }

  async #go({ from, to }: { readonly from: Cell; readonly to: Cell }): Promise<void> {
    this.#numbers.clear();
    const line = lineTo(this.play.seat, from, to);
    if (!line) return this.#askAgain(this.play.refusal({ code: 'wrong-target-cell' }));
    return (await this.#act({ type: 'move', from, ...line })) ? this.#goOn() : undefined;
  }

  /** It may be a command that is possible now; then the question is repeated. */
  #didYouMean(typed: string): void {
    const known = this.#isSettingUp && this.#placed === 0 ? [POOL, ...COMMANDS] : COMMANDS;
    const meant = typed.length < SHORTEST_WORD ? undefined : nearest(typed, known);
    if (meant !== undefined) print(speech().plain.didYouMean(meant));
    this.#ask();
  }

  /** Prints the results of an action, or why it is not possible. */
  async #act(action: Action): Promise<boolean> {
    const played = await this.act(action);
    if (played.refusal) {
      this.#askAgain(this.play.refusal(played.refusal));
      return false;
    }
    for (const text of eventTexts(played.events, speech())) print(sentence(text));
    return true;
  }

  async #letBotPlay(): Promise<void> {
    const work = this.play.work();
    if (!work) return;
    const [seat] = this.play.source.standing.turn as [number];
    // Signals arrive only between turns of the event loop.
    do await setImmediate();
    while (work.workFor(SLICE_MS, () => performance.now()) === 'searching');
    const texts: string[] = [];
    const stop = this.play.source.listen((notice) => {
      if (notice.type === 'played' && notice.seat === seat) texts.push(...eventTexts(notice.events, speech()));
    });
    this.play.finish();
    stop();
    for (const text of texts) print(sentence(text));
  }
}
