import type { Seat, Session } from '@dedalo/engine';
import type { Cell, Direction } from '@dedalo/grid';
import {
  canReverse,
  cellsForBox,
  deadSquares,
  type LevelEntry,
  type Par,
  type Rejection,
  type SokobanTypes,
  type State,
  stateOfView,
} from '@dedalo/sokoban';
import { say } from '@dedalo/words';
import { type Intent, DONE, saying } from '../intent.ts';
import type { ClientContext } from '../client-context.ts';
import type { GamePlay } from '../game-play.ts';
import type { Message } from '../message.ts';
import { openSource } from '../play/open-source.ts';
import type { Source } from '../play/source.ts';
import { printable } from '../printable.ts';
import { keepGame, keepStep, keptLevel } from './keeping.ts';
import { levelHint } from '../level-notes.ts';
import { levelPar } from './level-par.ts';
import { levelName } from './level-words.ts';
import { pointAt } from './pointing.ts';
import { bestOf, nextUnsolved } from './progress.ts';
import { entryOf, inMode, type LevelOrigin, type LevelSession, startLevel } from './session.ts';
import { knownSolutions, type KnownSolution } from './solutions.ts';
import { stemOf } from './stem.ts';
import { lostBoxes, verdictOf } from './verdict.ts';

/** What a client gives the game to work with. Read it anew each time, because language and settings change. */
export interface SokobanContext extends ClientContext {
  readonly settings: { readonly deadlockNotice: boolean; readonly deadSquares: boolean };
}

/** The marks on the board. */
export interface SokobanMarks {
  /** A byte a cell, 1 where a box would be lost. */
  readonly dead: Uint8Array | undefined;
  /** A byte a cell, 1 where the picked box can be sent. */
  readonly reach: Uint8Array | undefined;
  readonly picked: Cell | undefined;
  readonly lost: readonly Cell[] | undefined;
}

type SokobanIntent = Intent<SokobanTypes>;

const PLAYER = 0;

/** A level of Sokoban being played, and the way to the others: what all clients share. */
export class SokobanPlay implements GamePlay<SokobanTypes> {
  readonly #context: SokobanContext;
  #level: LevelSession;
  /** The level kept as the last one played. */
  #last: LevelSession | undefined;
  #source: Source<SokobanTypes>;
  /** The number of the picked box. */
  #picked: number | undefined;

  constructor(context: SokobanContext, level: LevelSession) {
    this.#context = context;
    this.#level = level;
    this.#source = openSource(context, level.session, PLAYER);
  }

  get source(): Source<SokobanTypes> {
    return this.#source;
  }

  get seat(): Seat {
    return PLAYER;
  }

  get session(): Session<SokobanTypes> {
    return this.#level.session;
  }

  get origin(): LevelOrigin | undefined {
    return this.#level.origin;
  }

  get entry(): LevelEntry | undefined {
    const { origin } = this.#level;
    return origin && entryOf(origin);
  }

  /** The par of this level in forward play, if known. */
  get par(): Par | undefined {
    return this.entry && !this.isReverse ? levelPar(this.entry) : undefined;
  }

  get state(): State {
    return stateOfView(this.#source.config, this.#source.standing.view);
  }

  get isReverse(): boolean {
    return this.state.config.mode === 'reverse';
  }

  get picked(): number | undefined {
    return this.#picked;
  }

  title(): string {
    const { origin } = this.#level;
    const name = origin ? levelName(origin, this.#context) : printable(this.#source.title ?? '');
    return this.isReverse ? `${name}, ${this.#context.words.games.sokoban.reverse}` : name;
  }

  counts(): string {
    const { moves, pushes, pulls } = this.#context.words.games.sokoban;
    return `${moves(this.state.moves)}, ${(this.isReverse ? pulls : pushes)(this.state.pushes)}`;
  }

  best(): string | undefined {
    const best = bestOf(this.#context.store.progress, this.state.config.level);
    return (
      best && this.#context.words.games.sokoban.best({ moves: best.bestMoves.moves, pushes: best.bestPushes.pushes })
    );
  }

  marks(): SokobanMarks {
    const { settings } = this.#context;
    const { config, boxes, player } = this.state;
    const picked = this.#picked;
    const isPicked = picked !== undefined && player !== null;
    return {
      dead: settings.deadSquares && !this.isReverse ? deadSquares(config.level) : undefined,
      reach: isPicked ? cellsForBox(config.level, { player, boxes }, picked) : undefined,
      picked: isPicked ? boxes[picked] : undefined,
      lost: settings.deadlockNotice ? lostBoxes(this.state) : undefined,
    };
  }

  verdict(): Message | undefined {
    return (
      verdictOf(
        { state: this.state, outcome: this.#source.standing.outcome },
        this.#context.words,
        this.#context.settings,
      ) ?? this.#howToPull()
    );
  }

  hint(): string | undefined {
    // The lesson of a level is about pushing.
    return this.entry && !this.isReverse ? levelHint(this.entry, this.#context.language) : undefined;
  }

  refusal(rejection: Rejection): string {
    return say(this.#context.words.games.sokoban.rejection, rejection);
  }

  solutions(): KnownSolution[] {
    const { level } = this.state.config;
    return knownSolutions(level, { entry: this.entry, best: bestOf(this.#context.store.progress, level) });
  }

  /** In reverse play the first step puts the player down at the level's place, and a pulling step pulls. */
  step(direction: Direction, { isPulling }: { readonly isPulling: boolean }): SokobanIntent {
    const { config, player, boxes } = this.state;
    if (player !== null) {
      const type = this.isReverse && isPulling ? 'pull' : 'move';
      return { kind: 'play', actions: [{ type, direction }] };
    }
    const { isInside, player: start } = config.level;
    // The boxes leave a cell free; on the level's own start it is the player's.
    const to = [start, ...isInside.keys()].find((cell) => isInside[cell] === 1 && !boxes.includes(cell))!;
    return { kind: 'play', actions: [{ type: 'jump', to }] };
  }

  /** A click or a tap: floor is walked to, a box is picked, and a picked box is sent to the next square. */
  point(cell: Cell): SokobanIntent {
    const pointed = pointAt(this.state, this.#picked, cell);
    this.#picked = pointed.kind === 'pick' ? pointed.box : undefined;
    const { noWalk, noPush } = this.#context.words.games.sokoban;
    if (pointed.kind === 'walk') {
      return { kind: 'play', actions: pointed.way.map((direction) => ({ type: 'move', direction })) };
    }
    if (pointed.kind === 'act') return { kind: 'play', actions: [pointed.action] };
    if (pointed.kind === 'no-walk') return saying(noWalk, 'bad');
    return pointed.kind === 'no-push' ? saying(noPush, 'bad') : DONE;
  }

  letGo(): void {
    this.#picked = undefined;
  }

  /** To reverse play, or back to forward play, on the same level. */
  turnRound(): SokobanIntent {
    if (!canReverse(this.state.config.level)) return saying(this.#context.words.games.sokoban.cannotReverse, 'faint');
    return this.#begin(inMode(this.#level, this.isReverse ? 'forward' : 'reverse'));
  }

  next(): SokobanIntent {
    const { allSolved, noOtherLevel } = this.#context.words.games.sokoban;
    if (!this.origin) return saying(noOtherLevel, 'faint');
    const next = nextUnsolved(this.#context.store.progress, this.origin);
    if (!next) return saying(allSolved, 'good');
    return this.#begin(startLevel(next, 'forward'));
  }

  previous(): SokobanIntent {
    const { origin } = this;
    if (!origin || origin.number === 1) return DONE;
    return this.#begin(startLevel({ ...origin, number: origin.number - 1 }, 'forward'));
  }

  /** Also keeps this level as the one to continue with, the first time. */
  keep(): void {
    const { store } = this.#context;
    if (this.#last === this.#level) return keepStep(store, this.#level);
    this.#last = this.#level;
    return keepGame(store, this.#level);
  }

  stem(): string {
    return stemOf(this.#level);
  }

  #begin(fresh: LevelSession): SokobanIntent {
    this.letGo();
    this.#source.close();
    this.#level = keptLevel(this.#context.store, fresh);
    this.#source = openSource(this.#context, this.#level.session, PLAYER);
    this.keep();
    return DONE;
  }

  #howToPull(): Message | undefined {
    const { chooseStart, pullKeys } = this.#context.words.games.sokoban;
    const { player, pushes } = this.state;
    if (!this.isReverse || pushes > 0) return undefined;
    return { text: player === null ? chooseStart : pullKeys, role: 'faint' };
  }
}
