import type { GameRecord, Session } from '@dedalo/engine';
import {
  type LevelEntry,
  logicMaze,
  type LogicMazeTypes,
  type Move,
  type PackName,
  parseMoves,
  playMoves,
  type Rejection,
  solveLogicMaze,
  type State,
} from '@dedalo/theseus/logic';
import { say, type Words } from '@dedalo/words';
import { type Deed, DONE, saying } from '../deed.ts';
import type { Desk } from '../desk.ts';
import type { GamePlay } from '../game-play.ts';
import { levelHint, levelTitle } from '../level-notes.ts';
import type { Message } from '../message.ts';
import { printable } from '../printable.ts';
import { keepMaze, keptMaze } from './keeping.ts';
import { bestEscape, nextUnsolvedMaze } from './progress.ts';
import { entryOf, type MazeOrigin, type MazeSession, startMaze } from './session.ts';
import { mazeVerdict } from './verdict.ts';

/** What a client has at hand; asked anew each time, for language and settings change. */
export interface MazeDesk extends Desk {
  readonly settings: { readonly deadlockNotice: boolean };
}

type MazeDeed = Deed<LogicMazeTypes>;

export const packTitle = (pack: PackName, words: Words): string => words.games['logic-maze'].packs[pack];

/** “Lessons 3: Hold still”, in the language that is spoken. */
export function mazeName(origin: MazeOrigin, { words, language }: Pick<MazeDesk, 'words' | 'language'>): string {
  const title = levelTitle(entryOf(origin)!, language);
  return `${packTitle(origin.pack, words)} ${origin.number}${title === '' ? '' : `: ${title}`}`;
}

/** How many moves the shortest escape has: that of a pack's level is stored with it. */
export const shortestOf = (entry: LevelEntry): number | undefined =>
  entry.solution?.length ?? solveLogicMaze(entry.level).moves?.length;

/** A level being played, and the way to the others: what every client does alike. */
export class LogicMazePlay implements GamePlay<LogicMazeTypes> {
  readonly #desk: MazeDesk;
  #maze: MazeSession;

  constructor(desk: MazeDesk, maze: MazeSession) {
    this.#desk = desk;
    this.#maze = maze;
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
    return this.session.state;
  }

  title(): string {
    return this.origin ? mazeName(this.origin, this.#desk) : printable(this.session.title ?? '');
  }

  counts(): string {
    return this.#said.moves(this.state.actions);
  }

  best(): string | undefined {
    const best = bestEscape(this.#desk.store.progress, this.session.config.level);
    const least = this.entry && shortestOf(this.entry);
    return best && least !== undefined ? this.#said.best({ own: best.moves, least }) : undefined;
  }

  verdict(): Message | undefined {
    return mazeVerdict(this.session, this.#desk.words, this.#desk.settings);
  }

  hint(): string | undefined {
    return this.entry && levelHint(this.entry, this.#desk.language);
  }

  refusal(rejection: Rejection): string {
    return say(this.#said.rejection, rejection);
  }

  letGo(): void {}

  move(move: Move): MazeDeed {
    return { kind: 'play', actions: [{ move }] };
  }

  next(): MazeDeed {
    const { allSolved, noOtherLevel } = this.#desk.words.games.sokoban;
    if (!this.origin) return saying(noOtherLevel, 'faint');
    const next = nextUnsolvedMaze(this.#desk.store.progress, this.origin);
    return next ? this.#begin(next) : saying(allSolved, 'good');
  }

  previous(): MazeDeed {
    const { origin } = this;
    return origin && origin.number > 1 ? this.#begin({ ...origin, number: origin.number - 1 }) : DONE;
  }

  keep(): void {
    keepMaze(this.#desk.store, this.#maze);
  }

  stem(): string {
    return this.origin ? `logic-maze-${this.origin.pack}-${this.origin.number}` : 'logic-maze';
  }

  /** The solution that came with the level, else one's own; what does not lead out to its last letter is none. */
  solution(): GameRecord<LogicMazeTypes> | undefined {
    const { level } = this.session.config;
    const own = parseMoves(bestEscape(this.#desk.store.progress, level)?.solution ?? '');
    const candidates = [this.entry?.solution ?? [], own.ok ? own.value : []];
    const moves = candidates.find((candidate) => {
      const { state, refused } = playMoves(level, candidate);
      return !refused && logicMaze.outcome(state)?.reason === 'escaped';
    });
    if (!moves) return undefined;
    const actions = moves.map((move) => ({ seat: 0, action: { move } }));
    return { config: this.session.config, seed: '', names: ['Player'], actions, played: actions.length };
  }

  get #said(): Words['games']['logic-maze'] {
    return this.#desk.words.games['logic-maze'];
  }

  #begin(origin: MazeOrigin): MazeDeed {
    this.#maze = keptMaze(this.#desk.store, startMaze(origin));
    return DONE;
  }
}
