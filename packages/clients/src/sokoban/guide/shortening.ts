import type { GameRecord } from '@dedalo/engine';
import type { OptimizeBy, SokobanTypes } from '@dedalo/sokoban';
import type { ClientContext } from '../../client-context.ts';
import { type BestSolutions, sokobanProgress } from '../best-solutions.ts';
import { levelPar, waysToShorten } from '../level-par.ts';
import { bestOf, fingerprintOf } from '../progress.ts';
import type { SokobanPlay } from '../sokoban-play.ts';
import { solvingRecord } from '../solutions.ts';
import type { SolverThread } from './solver-talk.ts';

export interface ShorteningOptions {
  readonly play: SokobanPlay;
  readonly context: Pick<ClientContext, 'store'>;
  readonly thread: SolverThread;
  /** Called when something has changed. */
  readonly changed: () => void;
}

export interface SolutionCounts {
  readonly moves: number;
  readonly pushes: number;
}

const countsOf = (letters: string): SolutionCounts => ({
  moves: letters.length,
  pushes: letters.replaceAll(/[a-z]/g, '').length,
});

/**
 * Shortens the player's best solution of a level, by moves or by pushes, while it is given time. The result counts as
 * the optimizer's: it may be kept beside the player's own and watched, and never becomes a best.
 */
export class Shortening {
  /** What to shorten: moves or pushes. */
  readonly ways: readonly OptimizeBy[];
  readonly #options: ShorteningOptions;
  readonly #found = new Map<OptimizeBy, string>();
  readonly #done = new Set<OptimizeBy>();
  #by: OptimizeBy;
  #run: object | undefined;
  #hasFailed = false;

  /** Throws where `shortenableBy` does not offer it. */
  constructor(options: ShorteningOptions) {
    this.#options = options;
    this.ways = shortenableBy(options.context, options.play);
    this.#by = this.ways[0] ?? 'moves';
  }

  get by(): OptimizeBy {
    return this.#by;
  }

  get state(): 'working' | 'done' | 'stopped' | 'failed' {
    if (this.#run) return 'working';
    if (this.#hasFailed) return 'failed';
    return this.#done.has(this.#by) ? 'done' : 'stopped';
  }

  /** The player's own solution. */
  get before(): SolutionCounts {
    return countsOf(this.#own);
  }

  get now(): SolutionCounts {
    return countsOf(this.letters);
  }

  get letters(): string {
    return this.#found.get(this.#by) ?? this.#own;
  }

  get isShorter(): boolean {
    return this.letters !== this.#own;
  }

  get record(): GameRecord<SokobanTypes> {
    const record = solvingRecord(this.#options.play.state.config.level, this.letters);
    if (!record) throw new Error(`a shortened solution does not solve its level: ${this.letters}`);
    return record;
  }

  /** Begins, or continues with what it has. */
  async start(by: OptimizeBy = this.#by): Promise<void> {
    this.stop();
    this.#by = by;
    this.#hasFailed = false;
    const { play, thread, changed } = this.#options;
    if (this.#done.has(by)) return changed();
    const run = {};
    this.#run = run;
    changed();
    try {
      const { level } = play.state.config;
      let answer = await thread.ask({ kind: 'shorten', level, letters: this.letters, by });
      while (answer !== 'stopped' && answer.kind === 'shortened' && this.#run === run) {
        this.#found.set(by, answer.letters);
        if (answer.isDone) {
          this.#done.add(by);
          break;
        }
        changed();
        answer = await thread.ask({ kind: 'go-on' });
      }
    } catch {
      this.#hasFailed = this.#run === run;
    }
    if (this.#run !== run) return undefined;
    this.#run = undefined;
    return changed();
  }

  stop(): void {
    if (!this.#run) return;
    this.#run = undefined;
    this.#options.thread.stop();
  }

  keep(): void {
    const { play, context } = this.#options;
    const { moves, pushes } = this.now;
    const best = this.#best;
    // The progress may have been deleted since.
    if (!best) return;
    const shortened = { moves, pushes, solution: this.letters };
    context.store.reached(sokobanProgress, {
      level: fingerprintOf(play.state.config.level),
      title: play.source.title ?? '',
      isSolved: true,
      value: { ...best, shortenedMoves: shortened, shortenedPushes: shortened },
    });
  }

  get #own(): string {
    const best = this.#best;
    if (!best) throw new Error('nothing to shorten: the level is not solved');
    return (this.#by === 'moves' ? best.bestMoves : best.bestPushes).solution;
  }

  get #best(): BestSolutions | undefined {
    return bestOf(this.#options.context.store.progress, this.#options.play.state.config.level);
  }
}

/**
 * How the player's own solution may still be shortened: not at all if it is proven to be the shortest, or if there is
 * none.
 */
export const shortenableBy = ({ store }: Pick<ClientContext, 'store'>, play: SokobanPlay): readonly OptimizeBy[] =>
  waysToShorten(bestOf(store.progress, play.state.config.level), play.entry && levelPar(play.entry));

/** Why a solution cannot be shortened. */
export function whyNotShorten({ store, words }: Pick<ClientContext, 'store' | 'words'>, play: SokobanPlay): string {
  const { shorten } = words.games.sokoban.guide;
  return bestOf(store.progress, play.state.config.level) ? shorten.shortest : shorten.none;
}
