import { ok, Random, type Result } from '@dedalo/grid';
import type { Level } from '../level.ts';
import { type Measures, measureLevel } from '../solver/measures.ts';
import { StateGraph } from '../solver/state-graph.ts';
import { changedLevel, firstLevel, type Side, wallsOf, withToggled } from './boards.ts';
import { checkLogicMazeRequest, type LogicMazeRequest, type LogicMazeRequestProblem } from './request.ts';
import { scoreOf } from './score.ts';

export interface GeneratedLogicMaze {
  readonly level: Level;
  readonly measures: Measures;
  readonly score: number;
}

/** After so many changes a square without a better score the climb begins anew. */
const PATIENCE = 6;

/**
 * Hill climbing with restarts: a board is changed at random, and the change is kept unless the score falls. In the
 * end every wall of the best board that its score can do without is taken out. Whoever runs it owns the clock.
 */
export class LogicMazeGenerator {
  /** How many boards have been looked at. */
  tried = 0;
  /** The best level so far; it can always be solved. */
  best: GeneratedLogicMaze;
  readonly #request: Required<LogicMazeRequest>;
  readonly #graph = new StateGraph();
  readonly #boards: Random;
  readonly #changes: Random;
  readonly #order: Random;
  #here: GeneratedLogicMaze;
  /** Changes since the score rose. */
  #idle = 0;
  /** The walls that have not been tried without; undefined while climbing. */
  #walls: Side[] | undefined;

  constructor(request: Required<LogicMazeRequest>) {
    this.#request = request;
    const random = new Random(request.seed);
    this.#boards = random.stream('boards');
    this.#changes = random.stream('changes');
    this.#order = random.stream('order of walls');
    this.#here = this.#begin();
    this.best = this.#here;
  }

  get isDone(): boolean {
    return this.#walls?.length === 0;
  }

  /** From 0 to 1; what is left in the end is to take out walls. */
  get progress(): number {
    return this.isDone ? 1 : Math.min(0.99, this.tried / this.#request.tries);
  }

  /** Looks at up to `budget` boards, and says whether it is done. */
  advance(budget: number): boolean {
    for (let left = budget; left > 0 && !this.isDone; left--) {
      if (this.tried < this.#request.tries) this.#climb();
      else this.#tidy();
    }
    return this.isDone;
  }

  #begin(): GeneratedLogicMaze {
    this.tried++;
    this.#idle = 0;
    const begun = this.#judge(firstLevel(this.#request, this.#boards));
    if (!begun) throw new Error(`LogicMazeGenerator: no escape at the beginning, seed ${this.#request.seed}`);
    return begun;
  }

  #climb(): void {
    if (this.#idle >= PATIENCE * this.#request.width * this.#request.height) {
      this.#here = this.#begin();
      return;
    }
    this.tried++;
    this.#idle++;
    const changed = this.#judge(changedLevel(this.#here.level, this.#changes));
    if (!changed || changed.score < this.#here.score) return;
    if (changed.score > this.#here.score) this.#idle = 0;
    this.#here = changed;
    if (changed.score > this.best.score) this.best = changed;
  }

  #tidy(): void {
    this.#walls ??= this.#order.shuffle(wallsOf(this.best.level.rooms));
    const wall = this.#walls.pop();
    if (!wall) return;
    this.tried++;
    const tidied = this.#judge(withToggled(this.best.level, [wall]));
    if (tidied && tidied.score >= this.best.score) this.best = tidied;
  }

  /** Undefined where nobody can escape, or not within the wanted length. */
  #judge(level: Level | undefined): GeneratedLogicMaze | undefined {
    const measures = level && measureLevel(level, this.#graph);
    if (!measures || measures.moves.length > this.#request.longest) return undefined;
    return { level, measures, score: scoreOf(measures, this.#request.theme) };
  }
}

export function createLogicMazeGenerator(
  request: LogicMazeRequest,
): Result<LogicMazeGenerator, LogicMazeRequestProblem> {
  const checked = checkLogicMazeRequest(request);
  return checked.ok ? ok(new LogicMazeGenerator(checked.value)) : checked;
}

/** The same request gives the same level everywhere, and one that can be solved. */
export function generateLogicMaze(request: LogicMazeRequest): Result<GeneratedLogicMaze, LogicMazeRequestProblem> {
  const generator = createLogicMazeGenerator(request);
  if (!generator.ok) return generator;
  generator.value.advance(Number.POSITIVE_INFINITY);
  return ok(generator.value.best);
}
