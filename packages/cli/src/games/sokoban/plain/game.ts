import { setImmediate } from 'node:timers/promises';
import type { GameStore } from '@dedalo/clients/game-store';
import { printable } from '@dedalo/clients/printable';
import { sokobanProblem, sokobanRejection, timeRejection } from '@dedalo/clients/sentences';
import { resultText } from '@dedalo/clients/sokoban/level-par';
import { levelName } from '@dedalo/clients/sokoban/level-words';
import type { LevelSession } from '@dedalo/clients/sokoban/session';
import { SokobanPlay } from '@dedalo/clients/sokoban/sokoban-play';
import { verdictOf } from '@dedalo/clients/sokoban/verdict';
import { TIME_MOVES, type TimeMove } from '@dedalo/engine';
import { type Cell, type Direction, isInside, nearest, parseSquare, type Point, squareName } from '@dedalo/grid';
import {
  type Action,
  actionsOf,
  drawFrame,
  letterOf,
  parseMoves,
  pushTo,
  type SokobanTypes,
  type State,
  walkTo,
} from '@dedalo/sokoban';
import { spokenContext } from '../../../plain/spoken-context.ts';
import { speech, spokenLanguage } from '../../../speech.ts';
import { PlainController } from '../../../plain/plain-controller.ts';
import { askedLevel } from '../commands/asked-level.ts';
import { PlainGuide } from './guide.ts';

const COMMANDS = [...TIME_MOVES, 'go', 'push', 'jump', 'hint', 'solve', 'next', 'board', 'brief', 'help', 'quit'];
const STEPS_A_TURN = 64;

/** None of these is a move. */
const SHORTHANDS: ReadonlyMap<string, string> = new Map([
  ['q', 'quit'],
  ['exit', 'quit'],
  ['z', 'undo'],
  ['y', 'redo'],
  ['?', 'help'],
]);

export interface PlainOptions {
  readonly store: GameStore;
  readonly print: (text: string) => void;
  /** Whether to say when the level can no longer be solved. */
  readonly notices: boolean;
  /** Called before the next level replaces a finished one. */
  readonly leave: () => void;
}

/** The game line by line: it reads commands and prints the answers. */
export class PlainSokoban {
  #level!: LevelSession;
  #play!: SokobanPlay;
  #controller!: PlainController<SokobanTypes>;
  readonly #options: PlainOptions;
  readonly #print: (text: string) => void;
  #isTouched = false;
  #wasDead = false;
  #guide: PlainGuide | undefined;
  /** For screen readers: only the counts after a move, not the whole board. */
  #isBrief = false;

  constructor(level: LevelSession, options: PlainOptions) {
    this.#options = options;
    this.#print = options.print;
    this.#open(level);
  }

  /** Whether nothing has been played that would be worth saving. */
  get isUntouched(): boolean {
    return !this.#isTouched;
  }

  get level(): LevelSession {
    return this.#level;
  }

  save(): string {
    return this.#play.source.saveLater()();
  }

  greet(): void {
    const { origin } = this.#level;
    const speaker = { words: speech(), language: spokenLanguage() };
    const title = origin ? levelName(origin, speaker) : printable(this.#play.source.title ?? '');
    if (title !== '') this.#print(title);
    this.#show();
    const said = speech().games.sokoban;
    this.#print(`${said.legend} ${said.aim[this.#state.config.mode]}`);
    this.#print(speech().plain.start);
    this.#speak();
  }

  async hear(line: string): Promise<'quit' | undefined> {
    const [word = '', ...rest] = line.trim().split(/\s+/);
    const command = SHORTHANDS.get(word.toLowerCase()) ?? word.toLowerCase();
    if (command === '') return undefined;
    if (command === 'quit') return 'quit';
    const time = TIME_MOVES.find((move) => move === command);
    if (time) await this.#moveInTime(time, rest);
    else if (command === 'help') this.#print(speech().plain.help);
    else if (command === 'board') this.#show();
    else if (command === 'brief') this.#toggleBrief();
    else if (command === 'hint') await this.#guided().hint();
    else if (command === 'solve') await this.#guided().solve();
    else if (command === 'next') this.#next();
    else if (command === 'go') await this.#go(rest);
    else if (command === 'push') await this.#push(rest);
    else if (command === 'jump') await this.#jump(rest);
    else await this.#moves(line);
    return undefined;
  }

  get #state(): State {
    return this.#play.state;
  }

  #open(level: LevelSession): void {
    const { store, notices } = this.#options;
    const context = spokenContext({ store, settings: { deadlockNotice: notices, deadSquares: false } });
    this.#level = level;
    this.#play = new SokobanPlay(context, level);
    this.#controller = new PlainController(this.#play);
  }

  /** It remembers what it has found while the level is played. */
  #guided(): PlainGuide {
    if (this.#guide?.level !== this.#level) this.#guide = new PlainGuide(this.#level, this.#print);
    return this.#guide;
  }

  #show(): void {
    this.#print(drawFrame(this.#level.origin?.number ?? 1, this.#play.source.standing.view));
  }

  /** Prints the result of a move, or of undo, redo and restart. */
  #tell(): void {
    if (this.#isBrief) this.#print(this.#counts());
    else this.#show();
  }

  #counts(): string {
    const { moves, pushes, config } = this.#state;
    const said = speech().games.sokoban;
    return `${said.moves(moves)}, ${config.mode === 'forward' ? said.pushes(pushes) : said.pulls(pushes)}`;
  }

  #toggleBrief(): void {
    this.#isBrief = !this.#isBrief;
    this.#tell();
  }

  async #moves(line: string): Promise<void> {
    const parsed = parseMoves(line);
    if (!parsed.ok) {
      const meant = nearest(line.trim(), COMMANDS);
      const hint = meant === undefined ? speech().plain.seeHelp : speech().plain.didYouMean(meant);
      return this.#print(`${sokobanProblem(speech(), parsed.error)} ${hint}`);
    }
    const { letters } = parsed.value;
    const { level, mode } = this.#state.config;
    if (mode === 'forward' && letters.includes('['))
      return this.#print(sokobanRejection(speech(), { code: 'only-in-reverse' }));
    return this.#playAll(actionsOf(level, letters, { mode, player: this.#state.player ?? level.player }));
  }

  /** The first refused move ends the row. */
  async #playAll(actions: readonly Action[], shown: 'every-step' | 'last-step' = 'every-step'): Promise<void> {
    for (const [index, action] of actions.entries()) {
      const { refusal } = await this.#controller.act(action);
      if (refusal) return this.#print(`${nameOf(action)}: ${sokobanRejection(speech(), refusal)}${this.#wayOut}`);
      this.#isTouched = true;
      if (shown === 'every-step' || index === actions.length - 1) {
        this.#tell();
        this.#speak();
      }
      // Signals arrive only between turns of the event loop.
      if (index % STEPS_A_TURN === STEPS_A_TURN - 1) await setImmediate();
    }
    return undefined;
  }

  get #wayOut(): string {
    if (!this.#play.source.standing.outcome) return '';
    return ` ${this.#hasNext ? speech().plain.undoOrNext : speech().plain.undoGoesBack}`;
  }

  /** Says the state of the level; that it is lost only once. */
  #speak(): void {
    const { outcome } = this.#play.source.standing;
    const { plain } = speech();
    const deadlockNotice = this.#options.notices;
    const verdict = verdictOf({ state: this.#state, outcome }, speech(), { deadlockNotice });
    const isSolved = outcome?.reason === 'solved';
    const isDead = verdict?.role === 'bad' && !outcome;
    if (verdict && !(isDead && this.#wasDead)) {
      const wayOut = isSolved
        ? this.#hasNext
          ? plain.nextGoesOn
          : ''
        : verdict.role === 'bad'
          ? plain.undoGoesBack
          : '';
      this.#print(`${verdict.text} ${wayOut}`.trimEnd());
      const { par, state } = this.#play;
      if (isSolved && par) this.#print(resultText(state.moves, par, speech()));
    }
    this.#wasDead = isDead;
  }

  async #moveInTime(move: TimeMove, [count = '1']: readonly string[]): Promise<void> {
    const times = move === 'restart' ? 1 : Number(count);
    if (!Number.isInteger(times) || times < 1) return this.#print(speech().plain.wholeNumber(`${move} ${count}`));
    for (let done = 0; done < times; done++) {
      const refusal = await this.#controller.moveInTime(move);
      if (!refusal) continue;
      if (done === 0) return this.#print(timeRejection(speech(), refusal));
      break;
    }
    this.#isTouched = true;
    this.#wasDead = false;
    this.#tell();
    return this.#speak();
  }

  get #hasNext(): boolean {
    const { origin } = this.#level;
    return origin !== undefined && origin.number < origin.source.collection.entries.length;
  }

  #next(): void {
    const { origin } = this.#level;
    const { config, standing } = this.#play.source;
    if (standing.outcome?.reason !== 'solved') return this.#print(speech().plain.notSolvedYet);
    if (!origin || !this.#hasNext) return this.#print(speech().plain.noNext);
    this.#options.leave();
    this.#open(askedLevel({ ...origin, number: origin.number + 1 }, config.mode));
    this.#isTouched = false;
    this.#wasDead = false;
    return this.greet();
  }

  async #go(words: readonly string[]): Promise<void> {
    const [to] = this.#cells(words, 1) ?? [];
    if (to === undefined) return;
    const { config, player, boxes } = this.#state;
    if (player === null) return this.#print(sokobanRejection(speech(), { code: 'jump-first' }));
    return this.#walk(walkTo(config.level, { player, boxes }, to), speech().games.sokoban.noWalk);
  }

  async #push(words: readonly string[]): Promise<void> {
    const [from, to] = this.#cells(words, 2) ?? [];
    if (from === undefined || to === undefined) return;
    const { config, player, boxes } = this.#state;
    const box = boxes.indexOf(from);
    if (box === -1 || player === null || config.mode === 'reverse')
      return this.#print(speech().games.sokoban.noBoxThere);
    const way = pushTo(config.level, { player, boxes }, { box, to, by: 'pushes' });
    return this.#walk(way, speech().games.sokoban.noPush);
  }

  async #walk(way: readonly Direction[] | undefined, refusal: string): Promise<void> {
    if (!way) return this.#print(refusal);
    return this.#playAll(
      way.map((direction) => ({ type: 'move', direction })),
      'last-step',
    );
  }

  async #jump(words: readonly string[]): Promise<void> {
    const [to] = this.#cells(words, 1) ?? [];
    if (to !== undefined) await this.#playAll([{ type: 'jump', to }]);
  }

  /** Cells by their names, or as column,row counted from 1. */
  #cells(words: readonly string[], count: number): Cell[] | undefined {
    const { width, height } = this.#state.config.level;
    const cells = words.flatMap((word) => {
      const point = parseSquare(word) ?? columnAndRow(word);
      return point && isInside(point, { width, height }) ? [point.y * width + point.x] : [];
    });
    if (words.length === count && cells.length === count) return cells;
    const { onePlace, twoPlaces } = speech().plain;
    this.#print((count === 1 ? onePlace : twoPlaces)(squareName(width * height - 1, width)));
    return undefined;
  }
}

/** How squares were typed before they had names. */
function columnAndRow(word: string): Point | undefined {
  const [, column, row] = /^(\d{1,4}),(\d{1,4})$/.exec(word) ?? [];
  return column === undefined ? undefined : { x: Number(column) - 1, y: Number(row) - 1 };
}

const nameOf = (action: Action): string => {
  if (action.type === 'jump') return 'jump';
  const letter = letterOf(action.direction);
  return action.type === 'pull' ? letter.toUpperCase() : letter;
};
