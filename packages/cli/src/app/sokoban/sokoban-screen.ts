import type { Session } from '@dedalo/engine';
import type { Cell, Direction } from '@dedalo/grid';
import {
  canReverse,
  cellsForBox,
  deadSquares,
  type LevelEntry,
  type Rejection,
  type SokobanTypes,
  type State,
} from '@dedalo/sokoban';
import { type Command, say } from '@dedalo/words';
import { printable } from '../../printable.ts';
import { keepGame, keptLevel } from '../../sokoban/keeping.ts';
import { levelHint, levelName } from '../../sokoban/level-words.ts';
import { bestOf, nextUnsolved } from '../../sokoban/progress.ts';
import { inMode, type LevelOrigin, type LevelSession, startLevel } from '../../sokoban/session.ts';
import { stemOf } from '../../sokoban/stem.ts';
import { lostBoxes, verdictOf } from '../../sokoban/verdict.ts';
import type { Client } from '../client.ts';
import { type Deed, DONE, type GameScreen } from '../game-screen.ts';
import type { Message } from '../../message.ts';
import type { Press } from '../page.ts';
import type { Picture } from '../picture.ts';
import { sokobanPicture } from './board.ts';
import { pointAt } from './pointing.ts';
import { watchSolution } from './watch.ts';

type SokobanDeed = Deed<SokobanTypes>;

const DIRECTIONS: Readonly<Partial<Record<Command, Direction>>> = {
  up: 'north',
  down: 'south',
  left: 'west',
  right: 'east',
};
const MOVES = Object.keys(DIRECTIONS) as Command[];

const faint = (text: string): SokobanDeed => ({ kind: 'say', message: { text, role: 'faint' } });
const bad = (text: string): SokobanDeed => ({ kind: 'say', message: { text, role: 'bad' } });

/** A level of Sokoban, and the way to the others. */
export class SokobanScreen implements GameScreen<SokobanTypes> {
  readonly #client: Client;
  readonly #showLevels: (origin: LevelOrigin | undefined) => void;
  #level: LevelSession;
  /** The number of the box that was clicked. */
  #picked: number | undefined;

  constructor(client: Client, level: LevelSession, showLevels: (origin: LevelOrigin | undefined) => void) {
    this.#client = client;
    this.#level = level;
    this.#showLevels = showLevels;
  }

  get session(): Session<SokobanTypes> {
    return this.#level.session;
  }

  get mouse(): string {
    return this.#client.words.client.click;
  }

  title(): string {
    const { origin, session } = this.#level;
    const name = origin ? levelName(origin, this.#client) : printable(session.title ?? '');
    return this.#isReverse ? `${name}, ${this.#client.words.games.sokoban.reverse}` : name;
  }

  counts(): string {
    const { moves, pushes, pulls } = this.#client.words.games.sokoban;
    const { state } = this.session;
    return `${moves(state.moves)}, ${(this.#isReverse ? pulls : pushes)(state.pushes)}`;
  }

  note(): string | undefined {
    const best = bestOf(this.#client.store.progress, this.#state.config.level);
    const said = this.#client.words.games.sokoban;
    return best && said.best({ moves: best.bestMoves.moves, pushes: best.bestPushes.pushes });
  }

  picture(): Picture {
    const { settings, isAscii, hasColour } = this.#client;
    const { config, boxes, player } = this.#state;
    const { level } = config;
    const isPicked = this.#picked !== undefined && player !== null;
    const marks = {
      inside: level.isInside,
      dead: settings.deadSquares && !this.#isReverse ? deadSquares(level) : undefined,
      reach: isPicked ? cellsForBox(level, { player, boxes }, this.#picked!) : undefined,
      picked: isPicked ? boxes[this.#picked!] : undefined,
      lost: settings.deadlockNotice ? lostBoxes(this.#state) : undefined,
    };
    return sokobanPicture(this.session.view(0), marks, { isAscii, hasColour });
  }

  verdict(): Message | undefined {
    const { words, settings } = this.#client;
    return verdictOf(this.session, words, settings) ?? this.#howToPull();
  }

  hint(): string | undefined {
    return this.#entry && levelHint(this.#entry, this.#client.language);
  }

  refusal(rejection: Rejection): string {
    return say(this.#client.words.games.sokoban.rejection, rejection);
  }

  commands(): { first: readonly Command[]; last: readonly Command[] } {
    const last: Command[] = ['watch', 'levels', 'reverse', 'dead-squares'];
    const isSolved = this.session.outcome?.reason === 'solved';
    if (isSolved) return { first: ['next', ...MOVES], last: [...last, 'previous'] };
    return { first: MOVES, last: [...last, 'next', 'previous'] };
  }

  run(command: Command, { isShifted }: Press): SokobanDeed {
    const direction = DIRECTIONS[command];
    return direction ? this.#step(direction, isShifted) : (this.#others[command]?.() ?? DONE);
  }

  readonly #others: Readonly<Partial<Record<Command, () => SokobanDeed>>> = {
    watch: () => this.#watch(),
    reverse: () => this.#turnRound(),
    'dead-squares': () => this.#toggleDeadSquares(),
    levels: () => {
      this.#showLevels(this.#level.origin);
      return DONE;
    },
    next: () => this.#goOn(),
    previous: () => this.#goBack(),
  };

  click(square: { readonly x: number; readonly y: number } | undefined): SokobanDeed {
    const { width, height } = this.#state.config.level;
    const isOnBoard = square && square.x >= 0 && square.y >= 0 && square.x < width && square.y < height;
    if (!isOnBoard) {
      this.letGo();
      return DONE;
    }
    const pointed = pointAt(this.#state, this.#picked, square.y * width + square.x);
    this.#picked = pointed.kind === 'pick' ? pointed.box : undefined;
    const { noWalk, noPush } = this.#client.words.games.sokoban;
    if (pointed.kind === 'walk') {
      return { kind: 'play', actions: pointed.way.map((direction) => ({ type: 'move', direction })) };
    }
    if (pointed.kind === 'act') return { kind: 'play', actions: [pointed.action] };
    if (pointed.kind === 'no-walk') return bad(noWalk);
    return pointed.kind === 'no-push' ? bad(noPush) : DONE;
  }

  letGo(): void {
    this.#picked = undefined;
  }

  keep(): void {
    keepGame(this.#client.store, this.#level);
  }

  stem(): string {
    return stemOf(this.#level);
  }

  get #state(): State {
    return this.session.state;
  }

  get #isReverse(): boolean {
    return this.#state.config.mode === 'reverse';
  }

  get #entry(): LevelEntry | undefined {
    const { origin } = this.#level;
    return origin?.source.collection.entries[origin.number - 1];
  }

  #howToPull(): Message | undefined {
    const { chooseStart, pullKeys } = this.#client.words.games.sokoban;
    const { player, pushes } = this.#state;
    if (!this.#isReverse || pushes > 0) return undefined;
    return { text: player === null ? chooseStart : pullKeys, role: 'faint' };
  }

  /** In reverse play the first step puts the player down where the level has it, and with Shift a step pulls. */
  #step(direction: Direction, isShifted: boolean): SokobanDeed {
    const { config, player, boxes } = this.#state;
    if (player !== null) {
      const type = this.#isReverse && isShifted ? 'pull' : 'move';
      return { kind: 'play', actions: [{ type, direction }] };
    }
    const { isInside, player: start } = config.level;
    const isFree = (cell: Cell): boolean => isInside[cell] === 1 && !boxes.includes(cell);
    const to = isFree(start) ? start : [...isInside.keys()].find(isFree);
    return to === undefined ? DONE : { kind: 'play', actions: [{ type: 'jump', to }] };
  }

  #watch(): SokobanDeed {
    const { level } = this.#state.config;
    const solution = watchSolution(this.#client, { level, entry: this.#entry, title: this.title() });
    if (!solution) return faint(this.#client.words.games.sokoban.noSolution);
    this.#client.open(solution);
    return DONE;
  }

  #turnRound(): SokobanDeed {
    const { store, words } = this.#client;
    if (!canReverse(this.#state.config.level)) return faint(words.games.sokoban.cannotReverse);
    this.#level = keptLevel(store, inMode(this.#level, this.#isReverse ? 'forward' : 'reverse'));
    this.keep();
    return DONE;
  }

  #toggleDeadSquares(): SokobanDeed {
    const { settings } = this.#client;
    this.#client.changeSettings({ ...settings, deadSquares: !settings.deadSquares });
    return DONE;
  }

  #goOn(): SokobanDeed {
    const { origin } = this.#level;
    const { allSolved, noOtherLevel } = this.#client.words.games.sokoban;
    if (!origin) return faint(noOtherLevel);
    const next = nextUnsolved(this.#client.store.progress, origin);
    return next ? this.#begin(next) : { kind: 'say', message: { text: allSolved, role: 'good' } };
  }

  #goBack(): SokobanDeed {
    const { origin } = this.#level;
    return origin && origin.number > 1 ? this.#begin({ ...origin, number: origin.number - 1 }) : DONE;
  }

  #begin(origin: LevelOrigin): SokobanDeed {
    this.#level = keptLevel(this.#client.store, startLevel(origin, 'forward'));
    this.keep();
    return DONE;
  }
}
