import { nearest } from '@dedalo/grid';
import { setImmediate } from 'node:timers/promises';
import { timeRejection } from '@dedalo/clients/sentences';
import { LogicMazePlay } from '@dedalo/clients/logic-maze/logic-maze-play';
import { entryOf, type MazeOrigin, type MazeSession, startMaze } from '@dedalo/clients/logic-maze/session';
import { keepMaze } from '@dedalo/clients/logic-maze/keeping';
import { TIME_MOVES, type TimeMove } from '@dedalo/engine';
import { letterOf, type LogicMazeTypes, parseMoves } from '@dedalo/theseus/logic';
import { say } from '@dedalo/words';
import { spokenContext } from '../../../plain/spoken-context.ts';
import { speech } from '../../../speech.ts';
import type { Store } from '../../../store/store.ts';
import { PlainController } from '../../../plain/plain-controller.ts';
import { type PlainGame, printLine as print } from '../../../plain/play-lines.ts';

const COMMANDS = [...TIME_MOVES, 'hint', 'next', 'board', 'help', 'quit'] as const;
const STEPS_A_TURN = 64;
const SHORTHANDS: ReadonlyMap<string, string> = new Map([
  ['q', 'quit'],
  ['exit', 'quit'],
  ['z', 'undo'],
  ['y', 'redo'],
  ['?', 'help'],
]);

export interface PlainMazeOptions {
  readonly store: Store;
  /** Whether to say when there is no escape any more. */
  readonly notices: boolean;
  /** Called before the next level replaces a finished one. */
  readonly leave: (game: PlainLogicMaze) => void;
}

/** A logic maze line by line. */
export class PlainLogicMaze implements PlainGame {
  #maze: MazeSession;
  #play: LogicMazePlay;
  #controller: PlainController<LogicMazeTypes>;
  readonly #options: PlainMazeOptions;
  #isTouched = false;
  #wasLost = false;

  constructor(maze: MazeSession, options: PlainMazeOptions) {
    this.#options = options;
    this.#maze = maze;
    this.#play = this.#playOf(maze);
    this.#controller = new PlainController(this.#play);
  }

  get isUntouched(): boolean {
    return !this.#isTouched;
  }

  save(): string {
    return this.#play.source.saveLater()();
  }

  stem(): string {
    return this.#play.stem();
  }

  savedAs(file: string): string {
    return speech().games['logic-maze'].savedAs(file);
  }

  keep(store: Store): void {
    keepMaze(store, this.#maze);
  }

  greet(): void {
    const title = this.#play.title();
    if (title !== '') print(title);
    this.#show();
    print(speech().games['logic-maze'].legend);
    print(speech().plain.start);
    this.#speak();
  }

  async hear(line: string): Promise<'quit' | undefined> {
    const [word = '', ...rest] = line.trim().toLowerCase().split(/\s+/);
    const command = SHORTHANDS.get(word) ?? word;
    if (command === '') return undefined;
    if (command === 'quit') return 'quit';
    const time = TIME_MOVES.find((move) => move === command);
    if (time) await this.#moveInTime(time, rest);
    else if (command === 'help') print(speech().plain.gameHelp['logic-maze']);
    else if (command === 'board') this.#show();
    else if (command === 'hint') print(this.#play.hint() ?? speech().client.noHint);
    else if (command === 'next') this.#next();
    else await this.#moves(line);
    return undefined;
  }

  #playOf(maze: MazeSession): LogicMazePlay {
    const { store, notices } = this.#options;
    return new LogicMazePlay(spokenContext({ store, settings: { deadlockNotice: notices } }), maze);
  }

  #show(): void {
    const { game, standing } = this.#play.source;
    print(game.text.draw(standing.view));
  }

  /** The first refused move ends the row. */
  async #moves(line: string): Promise<void> {
    const said = speech().games['logic-maze'];
    const parsed = parseMoves(line);
    if (!parsed.ok) {
      const meant = nearest(line.trim(), COMMANDS);
      const hint = meant === undefined ? speech().plain.seeHelp : speech().plain.didYouMean(meant);
      return print(`${say(said.problem, parsed.error)} ${hint}`);
    }
    for (const [index, move] of parsed.value.entries()) {
      const { refusal } = await this.#controller.act({ move });
      if (refusal) {
        const wayOut = this.#play.source.standing.outcome ? ` ${this.#wayOut}` : '';
        return print(`${letterOf(move)}: ${this.#play.refusal(refusal)}${wayOut}`);
      }
      this.#isTouched = true;
      this.#show();
      this.#speak();
      // Signals arrive only between turns of the event loop.
      if (index % STEPS_A_TURN === STEPS_A_TURN - 1) await setImmediate();
    }
    return undefined;
  }

  get #wayOut(): string {
    const { undoGoesBack, undoOrNext } = speech().plain;
    return this.#isSolved && this.#following ? undoOrNext : undoGoesBack;
  }

  get #isSolved(): boolean {
    return this.#play.source.standing.outcome?.reason === 'escaped';
  }

  /** Says the state of the level; that it is lost only once. */
  #speak(): void {
    const verdict = this.#play.verdict();
    const isLost = verdict?.role === 'bad' && !this.#play.source.standing.outcome;
    if (verdict && !(isLost && this.#wasLost)) {
      const { nextGoesOn, undoGoesBack } = speech().plain;
      const wayOut = this.#isSolved ? (this.#following ? nextGoesOn : '') : undoGoesBack;
      print(`${verdict.text} ${wayOut}`.trimEnd());
    }
    this.#wasLost = isLost;
  }

  async #moveInTime(move: TimeMove, [count = '1']: readonly string[]): Promise<void> {
    const times = move === 'restart' ? 1 : Number(count);
    if (!Number.isInteger(times) || times < 1) return print(speech().plain.wholeNumber(`${move} ${count}`));
    for (let done = 0; done < times; done++) {
      const refusal = await this.#controller.moveInTime(move);
      if (!refusal) continue;
      if (done === 0) return print(timeRejection(speech(), refusal));
      break;
    }
    this.#isTouched = true;
    this.#wasLost = false;
    this.#show();
    return this.#speak();
  }

  get #following(): MazeOrigin | undefined {
    const { origin } = this.#play;
    const next = origin && ({ ...origin, number: origin.number + 1 } as MazeOrigin);
    return next && entryOf(next) ? next : undefined;
  }

  #next(): void {
    const following = this.#following;
    if (!this.#isSolved) return print(speech().plain.notSolvedYet);
    if (!following) return print(speech().plain.noNext);
    this.keep(this.#options.store);
    this.#options.leave(this);
    this.#maze = startMaze(following);
    this.#play = this.#playOf(this.#maze);
    this.#controller = new PlainController(this.#play);
    this.#isTouched = false;
    this.#wasLost = false;
    return this.greet();
  }
}
