import type { Session, TimeMove } from '@dedalo/engine';
import type { Cell, Direction } from '@dedalo/grid';
import {
  type Action,
  canReverse,
  cellsForBox,
  deadSquares,
  type LevelEntry,
  type Placement,
  type SokobanTypes,
  type State,
} from '@dedalo/sokoban';
import { type Command, say } from '@dedalo/words';
import { stemOf } from '../../sokoban/stem.ts';
import { printable } from '../../printable.ts';
import { reasonOf } from '../../store/files.ts';
import { freeReplayName, saveFile } from '../../save-file.ts';
import { keepGame, keptLevel } from '../../sokoban/keeping.ts';
import { inMode, type LevelOrigin, type LevelSession, startLevel } from '../../sokoban/session.ts';
import type { MouseEvent } from '../../terminal/keys.ts';
import type { Surface } from '../../terminal/surface.ts';
import { cropText, textWidth, wrapText } from '../../terminal/text-width.ts';
import { Animation } from '../animation.ts';
import type { Client } from '../client.ts';
import type { Page, Press } from '../page.ts';
import { drawPicture, type Placed, squareAt } from '../picture.ts';
import { SettingsPage } from '../settings-page.ts';
import { sokobanPicture } from './board.ts';
import { levelHint, levelName } from '../../sokoban/level-words.ts';
import { pointAt } from './pointing.ts';
import { bestOf, nextUnsolved } from '../../sokoban/progress.ts';
import { lostBoxes, type Message, sentence, verdictOf } from '../../sokoban/verdict.ts';
import { watchSolution } from './watch.ts';

const DIRECTIONS: Readonly<Partial<Record<Command, Direction>>> = {
  up: 'north',
  down: 'south',
  left: 'west',
  right: 'east',
};
const TIME: Readonly<Partial<Record<Command, TimeMove>>> = { undo: 'undo', redo: 'redo', restart: 'restart' };
const STEP_MS = 35;
const FOOT_LINES = 2;
const NOTHING: Message = { text: '', role: 'text' };

/** A level of Sokoban being played. */
export class SokobanPage implements Page {
  readonly #client: Client;
  readonly #showLevels: (origin: LevelOrigin | undefined) => void;
  readonly #animation: Animation;
  #level: LevelSession;
  #message: Message | undefined;
  #showsHint = false;
  #picked: number | undefined;
  #placed: Placed | undefined;

  constructor(client: Client, level: LevelSession, showLevels: (origin: LevelOrigin | undefined) => void) {
    this.#client = client;
    this.#level = level;
    this.#showLevels = showLevels;
    this.#animation = new Animation(() => client.redraw());
  }

  get mouse(): string {
    return this.#client.words.client.click;
  }

  commands(): readonly Command[] {
    const moves: Command[] = ['up', 'down', 'left', 'right'];
    const rest: Command[] = ['undo', 'redo', 'restart', 'hint', 'watch', 'levels', 'reverse', 'dead-squares'];
    const others: Command[] = ['previous', 'export', 'settings', 'back'];
    return this.#isSolved ? ['next', ...moves, ...rest, ...others] : [...moves, ...rest, 'next', ...others];
  }

  draw(surface: Surface): void {
    const { words, settings, hasColour, isAscii } = this.#client;
    const said = words.games.sokoban;
    const { config, moves, pushes } = this.#state;
    const isReverse = config.mode === 'reverse';
    const counts = `${said.moves(moves)}, ${isReverse ? said.pulls(pushes) : said.pushes(pushes)}`;
    const title = [this.#title(), ...(isReverse ? [said.reverse] : [])].join(', ');
    surface.put(1, 0, cropText(title, surface.columns - textWidth(counts) - 4), 'title');
    surface.put(surface.columns - textWidth(counts) - 1, 0, counts);
    const lines = this.#foot(surface.columns - 2);
    const area = { x: 0, y: 2, width: surface.columns, height: surface.rows - 4 - lines.length };
    const { level } = config;
    const picked = this.#picked === undefined ? undefined : this.#state.boxes[this.#picked];
    const marks = {
      inside: level.isInside,
      dead: settings.deadSquares && !isReverse ? deadSquares(level) : undefined,
      reach: this.#picked === undefined ? undefined : cellsForBox(level, this.#placement!, this.#picked),
      picked,
      lost: settings.deadlockNotice ? lostBoxes(this.#state) : undefined,
    };
    const picture = sokobanPicture(this.#session.view(0), marks, { isAscii, hasColour });
    this.#placed = drawPicture(surface, picture, area);
    const best = bestOf(this.#client.store.progress, level);
    if (best) {
      const text = said.best({ moves: best.bestMoves.moves, pushes: best.bestPushes.pushes });
      surface.put(1, 1, cropText(text, surface.columns - 2), 'faint');
    }
    for (const [row, { text, role }] of lines.entries())
      surface.put(1, surface.rows - 1 - lines.length + row, text, role);
  }

  run(command: Command, { isShifted }: Press): void {
    this.#animation.finish();
    this.#message = undefined;
    this.#picked = undefined;
    const direction = DIRECTIONS[command];
    const time = TIME[command];
    if (direction) this.#step(direction, isShifted);
    else if (time) this.#moveInTime(time);
    else this.#others[command]?.();
  }

  readonly #others: Readonly<Partial<Record<Command, () => void>>> = {
    hint: () => this.#toggleHint(),
    watch: () => this.#watch(),
    reverse: () => this.#turnRound(),
    'dead-squares': () => this.#toggleDeadSquares(),
    levels: () => this.#showLevels(this.#level.origin),
    next: () => this.#goOn(),
    previous: () => this.#goBack(),
    export: () => this.#export(),
    settings: () => this.#client.open(new SettingsPage(this.#client)),
    back: () => this.#client.back(),
  };

  click({ kind, x, y }: MouseEvent): void {
    this.#animation.finish();
    this.#message = undefined;
    if (kind !== 'press') return this.#moveInTime(kind === 'wheel-up' ? 'undo' : 'redo');
    const square = this.#placed && squareAt(this.#placed, x, y);
    const { level } = this.#state.config;
    const isOnBoard = square && square.x >= 0 && square.y >= 0 && square.x < level.width && square.y < level.height;
    if (!isOnBoard) {
      this.#picked = undefined;
      return undefined;
    }
    return this.#clickCell(square.y * level.width + square.x);
  }

  leave(): void {
    this.#animation.finish();
  }

  get #session(): Session<SokobanTypes> {
    return this.#level.session;
  }

  get #state(): State {
    return this.#session.state;
  }

  get #placement(): Placement | undefined {
    const { player, boxes } = this.#state;
    return player === null ? undefined : { player, boxes };
  }

  get #isSolved(): boolean {
    return this.#session.outcome?.reason === 'solved';
  }

  get #entry(): LevelEntry | undefined {
    const { origin } = this.#level;
    return origin?.source.collection.entries[origin.number - 1];
  }

  #title(): string {
    const { origin, session } = this.#level;
    return origin ? levelName(origin, this.#client) : printable(session.title ?? '');
  }

  /** The lines under the board: what there is to say, and the hint. */
  #foot(width: number): readonly Message[] {
    const message = this.#message ?? this.#verdict();
    const said = message ? wrapText(message.text, width).map((text) => ({ text, role: message.role })) : [];
    const hint = this.#showsHint && this.#entry ? levelHint(this.#entry, this.#client.language) : undefined;
    const hints = hint === undefined ? [] : wrapText(hint, width).map((text) => ({ text, role: 'faint' as const }));
    const lines = [...hints, ...said].slice(-6);
    // Always as many, or the board would jump when something is said.
    return [...Array.from({ length: Math.max(0, FOOT_LINES - lines.length) }, () => NOTHING), ...lines];
  }

  #play(action: Action): boolean {
    const played = this.#session.play(0, action);
    if (!played.ok) {
      this.#message = { text: sentence(say(this.#client.words.games.sokoban.rejection, played.error)), role: 'bad' };
      return false;
    }
    this.#keep();
    return true;
  }

  /** In reverse play the first step puts the player down where the level has it, and with Shift a step pulls. */
  #step(direction: Direction, isShifted: boolean): void {
    const { config, player, boxes } = this.#state;
    if (config.mode === 'forward') return void this.#play({ type: 'move', direction });
    if (player !== null) return void this.#play({ type: isShifted ? 'pull' : 'move', direction });
    const { isInside, player: start } = config.level;
    const isFree = (cell: Cell): boolean => isInside[cell] === 1 && !boxes.includes(cell);
    const to = isFree(start) ? start : [...isInside.keys()].find(isFree);
    return to === undefined ? undefined : void this.#play({ type: 'jump', to });
  }

  #walk(way: readonly Direction[]): void {
    const pause = this.#client.settings.motion === 'full' ? STEP_MS : 0;
    this.#animation.start(
      way.map((direction) => () => this.#play({ type: 'move', direction })),
      pause,
    );
  }

  #moveInTime(move: TimeMove): void {
    this.#picked = undefined;
    const moved = this.#session.moveInTime(move);
    if (!moved.ok) {
      this.#message = { text: sentence(say(this.#client.words.client.time, moved.error)), role: 'faint' };
      return;
    }
    this.#keep();
  }

  #keep(): void {
    keepGame(this.#client.store, this.#level);
  }

  /** What has become of the level; asked at every drawing, in the language of the moment. */
  #verdict(): Message | undefined {
    const { words, settings } = this.#client;
    return verdictOf(this.#session, words, settings) ?? this.#howToPull();
  }

  #howToPull(): Message | undefined {
    const { chooseStart, pullKeys } = this.#client.words.games.sokoban;
    const { config, player, pushes } = this.#state;
    if (config.mode === 'forward' || pushes > 0) return undefined;
    return { text: player === null ? chooseStart : pullKeys, role: 'faint' };
  }

  #clickCell(cell: Cell): void {
    const said = this.#client.words.games.sokoban;
    const pointed = pointAt(this.#state, this.#picked, cell);
    this.#picked = pointed.kind === 'pick' ? pointed.box : undefined;
    if (pointed.kind === 'walk') this.#walk(pointed.way);
    if (pointed.kind === 'act') this.#play(pointed.action);
    if (pointed.kind === 'no-walk') this.#message = { text: said.noWalk, role: 'bad' };
    if (pointed.kind === 'no-push') this.#message = { text: said.noPush, role: 'bad' };
  }

  #toggleHint(): void {
    this.#showsHint = !this.#showsHint;
    if (this.#showsHint && (!this.#entry || levelHint(this.#entry, this.#client.language) === undefined)) {
      this.#showsHint = false;
      this.#message = { text: this.#client.words.games.sokoban.noHint, role: 'faint' };
    }
  }

  #watch(): void {
    const opened = watchSolution(this.#client, {
      level: this.#state.config.level,
      entry: this.#entry,
      title: this.#title(),
    });
    if (opened) this.#client.open(opened);
    else this.#message = { text: this.#client.words.games.sokoban.noSolution, role: 'faint' };
  }

  #turnRound(): void {
    const { level, mode } = this.#state.config;
    if (!canReverse(level)) {
      this.#message = { text: this.#client.words.games.sokoban.cannotReverse, role: 'faint' };
      return;
    }
    this.#level = keptLevel(this.#client.store, inMode(this.#level, mode === 'forward' ? 'reverse' : 'forward'));
    this.#keep();
  }

  #toggleDeadSquares(): void {
    const { settings } = this.#client;
    this.#client.changeSettings({ ...settings, deadSquares: !settings.deadSquares });
  }

  #goOn(): void {
    const { origin } = this.#level;
    const next = origin && nextUnsolved(this.#client.store.progress, origin);
    if (next) return this.#begin(next);
    const { allSolved, noOtherLevel } = this.#client.words.games.sokoban;
    this.#message = origin ? { text: allSolved, role: 'good' } : { text: noOtherLevel, role: 'faint' };
    return undefined;
  }

  #goBack(): void {
    const { origin } = this.#level;
    if (origin && origin.number > 1) this.#begin({ ...origin, number: origin.number - 1 });
  }

  #begin(origin: LevelOrigin): void {
    this.#level = keptLevel(this.#client.store, startLevel(origin, 'forward'));
    this.#showsHint = false;
    this.#keep();
  }

  #export(): void {
    const { words } = this.#client;
    try {
      const file = freeReplayName(stemOf(this.#level));
      saveFile(file, this.#session.save());
      this.#message = { text: words.client.saved(file), role: 'good' };
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      this.#message = { text: words.client.notSaved(reasonOf(cause)), role: 'bad' };
    }
  }
}
