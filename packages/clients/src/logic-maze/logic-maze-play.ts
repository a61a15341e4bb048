import type { GameRecord, Seat, Session } from '@dedalo/engine';
import {
  type LevelEntry,
  logicMaze,
  type LogicMazeTypes,
  type Move,
  parseMoves,
  playMoves,
  type Rejection,
  solveLogicMaze,
  type State,
  stateOfView,
} from '@dedalo/theseus/logic';
import { say, type Words } from '@dedalo/words';
import { type Intent, DONE, saying } from '../intent.ts';
import type { ClientContext } from '../client-context.ts';
import type { GamePlay } from '../game-play.ts';
import { levelHint, levelTitle } from '../level-notes.ts';
import type { Message } from '../message.ts';
import { openSource } from '../play/open-source.ts';
import type { Source } from '../play/source.ts';
import { printable } from '../printable.ts';
import { keepMaze, keptMaze } from './keeping.ts';
import { packTitle } from './left-maze.ts';
import { bestEscape, nextUnsolvedMaze } from './progress.ts';
import { entryOf, type MazeOrigin, type MazeSession, startMaze } from './session.ts';
import { mazeVerdict } from './verdict.ts';

/** What a client gives the game to work with. Read it anew each time, because language and settings change. */
export interface MazeContext extends ClientContext {
  readonly settings: { readonly deadlockNotice: boolean };
}

type MazeIntent = Intent<LogicMazeTypes>;

const PLAYER = 0;

export { packTitle } from './left-maze.ts';

/** “Lessons 3: Hold still”, in the current language. */
export function mazeName(origin: MazeOrigin, { words, language }: Pick<MazeContext, 'words' | 'language'>): string {
  const title = levelTitle(entryOf(origin)!, language);
  return `${packTitle(origin.pack, words)} ${origin.number}${title === '' ? '' : `: ${title}`}`;
}

/** The length of the shortest escape, which is stored with levels of packs. */
export const shortestOf = (entry: LevelEntry): number | undefined =>
  entry.solution?.length ?? solveLogicMaze(entry.level).moves?.length;

/** A level being played, and the way to the others: what all clients share. */
export class LogicMazePlay implements GamePlay<LogicMazeTypes> {
  readonly #context: MazeContext;
  #maze: MazeSession;
  #source: Source<LogicMazeTypes>;

  constructor(context: MazeContext, maze: MazeSession) {
    this.#context = context;
    this.#maze = maze;
    this.#source = openSource(context, maze.session, PLAYER);
  }

  get source(): Source<LogicMazeTypes> {
    return this.#source;
  }

  get seat(): Seat {
    return PLAYER;
  }

  get session(): Session<LogicMazeTypes> {
    return this.#maze.session;
  }

  get origin(): MazeOrigin | undefined {
    return this.#maze.origin;
  }

  get entry(): LevelEntry | undefined {
    return this.origin && entryOf(this.origin);
  }

  get state(): State {
    return stateOfView(this.#source.config, this.#source.standing.view);
  }

  title(): string {
    return this.origin ? mazeName(this.origin, this.#context) : printable(this.#source.title ?? '');
  }

  counts(): string {
    return this.#said.moves(this.state.actions);
  }

  best(): string | undefined {
    const best = bestEscape(this.#context.store.progress, this.#source.config.level);
    const least = this.entry && shortestOf(this.entry);
    return best && least !== undefined ? this.#said.best({ own: best.moves, least }) : undefined;
  }

  verdict(): Message | undefined {
    return mazeVerdict(
      { state: this.state, outcome: this.#source.standing.outcome },
      this.#context.words,
      this.#context.settings,
    );
  }

  hint(): string | undefined {
    return this.entry && levelHint(this.entry, this.#context.language);
  }

  refusal(rejection: Rejection): string {
    return say(this.#said.rejection, rejection);
  }

  letGo(): void {}

  move(move: Move): MazeIntent {
    return { kind: 'play', actions: [{ move }] };
  }

  next(): MazeIntent {
    const { allSolved, noOtherLevel } = this.#context.words.games.sokoban;
    if (!this.origin) return saying(noOtherLevel, 'faint');
    const next = nextUnsolvedMaze(this.#context.store.progress, this.origin);
    return next ? this.#begin(next) : saying(allSolved, 'good');
  }

  previous(): MazeIntent {
    const { origin } = this;
    return origin && origin.number > 1 ? this.#begin({ ...origin, number: origin.number - 1 }) : DONE;
  }

  keep(): void {
    keepMaze(this.#context.store, this.#maze);
  }

  stem(): string {
    return this.origin ? `logic-maze-${this.origin.pack}-${this.origin.number}` : 'logic-maze';
  }

  /** The solution stored with the level, else the player's own; undefined unless all its letters lead to the exit. */
  solution(): GameRecord<LogicMazeTypes> | undefined {
    const { level } = this.#source.config;
    const own = parseMoves(bestEscape(this.#context.store.progress, level)?.solution ?? '');
    const candidates = [this.entry?.solution ?? [], own.ok ? own.value : []];
    const moves = candidates.find((candidate) => {
      const { state, refused } = playMoves(level, candidate);
      return !refused && logicMaze.outcome(state)?.reason === 'escaped';
    });
    if (!moves) return undefined;
    const actions = moves.map((move) => ({ seat: 0, action: { move } }));
    return { config: this.#source.config, seed: '', names: ['Player'], actions, played: actions.length };
  }

  get #said(): Words['games']['logic-maze'] {
    return this.#context.words.games['logic-maze'];
  }

  #begin(origin: MazeOrigin): MazeIntent {
    this.#source.close();
    this.#maze = keptMaze(this.#context.store, startMaze(origin));
    this.#source = openSource(this.#context, this.#maze.session, PLAYER);
    return DONE;
  }
}
