import { ok, Random, type Result } from '@dedalo/grid';
import { canonicalBoard } from '../assists/canonical.ts';
import { createLevel, type Level } from '../level.ts';
import { type Ground, groundOf } from '../solver/ground.ts';
import { lettersOf } from '../solver/solution.ts';
import { Optimizer } from '../optimizer/optimizer.ts';
import { pushesIn } from '../optimizer/path.ts';
import { findBestStart, type Start } from './best-start.ts';
import { type Board, changeBoard, drawBoard, solvedLevel } from './board.ts';
import { DEMANDS, meets, MOST_POSITIONS } from './difficulty.ts';
import { Measurer, type Measures } from './measures.ts';
import { PullSearch } from './pull-search.ts';
import { checkLevelRequest, type LevelRequest, type LevelRequestProblem } from './request.ts';
import { withoutOuterWalls } from './outer-walls.ts';

export interface GeneratedLevel {
  readonly level: Level;
  /** A solution with the fewest pushes there can be. */
  readonly letters: string;
  readonly moves: number;
  readonly measures: Measures;
}

export interface GenerateProgress {
  /** Boards looked at for all levels so far. */
  readonly boards: number;
  /** From 0 to 1. */
  readonly share: number;
}

/** A third of the boards of a level are new ones, the others are changes of the best of them. */
const NEW_SHARE = 1 / 3;
/** A level that has not met its demands by then is given up, in multiples of the tries. */
const PATIENCE = 5;
/** So many levels, and as many more as are asked for, are given up before the whole batch is. */
const MOST_FAILURES = 10;
/** What one position, and one board apart from its positions, count for in the work. */
const WORK_OF_A_POSITION = 4;
const WORK_OF_A_BOARD = 400;
const SLICE = 256;
/** What is spent on a finished level, so that its solution takes no needless steps. */
const WORK_ON_MOVES = 60_000;

interface Candidate {
  readonly board: Board;
  readonly solved: Level;
  readonly ground: Ground;
  readonly search: PullSearch;
  readonly start: Start;
}

/**
 * Makes levels, step by step: whoever runs it owns the clock. A board is drawn by chance, all that can be pulled out of
 * its solved position is searched, and the best place to begin is kept; then the board is changed a little, and the
 * change is kept unless the level gets worse. The same request gives the same levels everywhere.
 */
export class LevelGenerator {
  readonly #request: Required<LevelRequest>;
  readonly #known = new Set<string>();
  readonly levels: GeneratedLevel[] = [];
  #boards = 0;
  /** Every level is made from a stream of chance of its own, so that a longer batch begins with a shorter one. */
  #attempt = 0;
  #tried = 0;
  #random: Random;
  #best: Candidate | undefined;
  #open: Omit<Candidate, 'start'> | undefined;

  constructor(request: Required<LevelRequest>) {
    this.#request = request;
    this.#random = this.#streamOf(0);
  }

  /** Also where it has given up: then there are fewer levels than were asked for. */
  get isDone(): boolean {
    const { count } = this.#request;
    return this.levels.length >= count || this.#attempt >= 2 * count + MOST_FAILURES;
  }

  get progress(): GenerateProgress {
    const { count, tries } = this.#request;
    const begun = this.isDone ? 0 : Math.min(1, this.#tried / tries);
    return { boards: this.#boards, share: (this.levels.length + begun) / count };
  }

  /** Does about that much work, in microseconds of an ordinary machine, counted and not measured. */
  run(work: number): boolean {
    let left = work;
    while (left > 0 && !this.isDone) {
      if (this.#open === undefined) {
        left -= WORK_OF_A_BOARD;
        this.#begin();
        continue;
      }
      left -= this.#open.search.run(SLICE) * WORK_OF_A_POSITION;
      if (this.#open.search.isDone) this.#judge();
    }
    return this.isDone;
  }

  /**
   * The level that was made last or, while there is none, what the best board gives: it can be solved, and may be
   * easier than asked for.
   */
  bestSoFar(): GeneratedLevel | undefined {
    return this.levels.at(-1) ?? (this.#best && this.#tell(this.#best));
  }

  #streamOf(attempt: number): Random {
    return new Random(this.#request.seed).stream(`level ${attempt}`);
  }

  #begin(): void {
    const { tries } = this.#request;
    if (this.#tried >= tries && this.#best?.start.isMet) return this.#finish();
    if (this.#tried >= tries * PATIENCE) return this.#turnToNextLevel();
    this.#tried++;
    this.#boards++;
    const turn = this.#tried % tries;
    if (turn === 1 && this.#tried > 1) this.#best = undefined;
    const isNew = this.#best === undefined || turn <= tries * NEW_SHARE;
    const board = isNew
      ? drawBoard(this.#request, this.#request.boxes, this.#random)
      : changeBoard(this.#best!.board, this.#random);
    const solved = board && solvedLevel(board);
    if (!board || !solved) return;
    const ground = groundOf(solved);
    const search = new PullSearch(ground, MOST_POSITIONS[this.#request.difficulty]);
    this.#open = { board, solved, ground, search };
  }

  #judge(): void {
    const { board, solved, ground, search } = this.#open!;
    this.#open = undefined;
    const start = findBestStart(ground, search, DEMANDS[this.#request.difficulty]);
    if (!start) return;
    const best = this.#best?.start;
    const isKept = best === undefined || (start.isMet === best.isMet ? start.score >= best.score : start.isMet);
    if (isKept) this.#best = { board, solved, ground, search, start };
  }

  #finish(): void {
    const made = this.#tell(this.#best!);
    const name = canonicalBoard(made.level).join('\n');
    if (!this.#known.has(name)) this.levels.push(made);
    this.#known.add(name);
    this.#turnToNextLevel();
  }

  #turnToNextLevel(): void {
    this.#best = undefined;
    this.#tried = 0;
    this.#attempt++;
    this.#random = this.#streamOf(this.#attempt);
  }

  #tell({ solved, ground, search, start }: Candidate): GeneratedLevel {
    const { cellOf } = ground;
    const { width, height, goals } = solved;
    const created = createLevel({
      width,
      height,
      walls: withoutOuterWalls(solved),
      goals,
      boxes: Array.from(start.boxes, (box) => cellOf[box]!),
      player: cellOf[start.player]!,
    });
    if (!created.ok) throw new Error(`a generated level is none: ${created.error.code}`);
    const level = created.value;
    const letters = lettersOf(groundOf(level), start.pushes);
    const optimizer = new Optimizer(level, letters, { by: 'pushes' });
    optimizer.run(WORK_ON_MOVES);
    // The same pushes in another order may be less of a puzzle.
    const pushes = pushesIn(groundOf(level), optimizer.letters);
    const measures = new Measurer(ground, search).measure({ ...start, pushes });
    if (meets(measures, DEMANDS[this.#request.difficulty])) {
      return { level, letters: optimizer.letters, moves: optimizer.metrics.moves, measures };
    }
    return { level, letters, moves: letters.length, measures: start.measures };
  }
}

export function createLevelGenerator(request: LevelRequest): Result<LevelGenerator, LevelRequestProblem> {
  const checked = checkLevelRequest(request);
  return checked.ok ? ok(new LevelGenerator(checked.value)) : checked;
}
