import type { Cell } from '@dedalo/grid';
import { levelFrom, type SolveProgress } from '@dedalo/sokoban';
import type { SokobanPlay } from '../sokoban-play.ts';
import { KnownWays, type Way } from './known-ways.ts';
import type { SolverQuestion, SolverThread } from './solver-talk.ts';

/** The result of a search. `unsolvable` is only said when it is proven. */
export type Finding = Way | 'unsolvable' | 'memory-full' | 'failed' | 'stopped';

interface Search {
  readonly boxes: readonly Cell[];
  progress: SolveProgress | undefined;
}

interface FinderOptions {
  readonly play: SokobanPlay;
  readonly thread: SolverThread;
  /** Called with the progress of the search. */
  readonly changed: () => void;
}

/**
 * Finds a solution from the current position: along the one stored with the level, the player's own, or one found by
 * the solver, which it keeps. Walks share the list of boxes and a push does not, so the list identifies a position and
 * everything reachable by walking.
 */
export class WayFinder {
  readonly #options: FinderOptions;
  readonly #without = new WeakMap<readonly Cell[], Finding>();
  #ways: KnownWays | undefined;
  #search: Search | undefined;

  constructor(options: FinderOptions) {
    this.#options = options;
  }

  get isSearching(): boolean {
    return this.#search !== undefined;
  }

  /** The progress of the search, once it takes a while. */
  get progress(): SolveProgress | undefined {
    return this.#search?.progress;
  }

  /** In forward play. A push stops the search, because it is then about an old position. */
  async find(): Promise<Finding> {
    const { player, boxes, config } = this.#options.play.state;
    if (player === null) throw new Error('in reverse play there is no way to find');
    const known = this.#knownWays().from({ player, boxes }) ?? this.#without.get(boxes);
    if (known) return known;
    this.stop();
    const search: Search = { boxes, progress: undefined };
    this.#search = search;
    try {
      return await this.#solve(search, { kind: 'solve', level: levelFrom(config.level, { player, boxes }) });
    } catch {
      return 'failed';
    } finally {
      if (this.#search === search) this.#search = undefined;
      this.#options.changed();
    }
  }

  stop(): void {
    if (!this.#search) return;
    this.#search = undefined;
    this.#options.thread.stop();
  }

  async #solve(search: Search, asked: Extract<SolverQuestion, { kind: 'solve' }>): Promise<Finding> {
    const { play, thread, changed } = this.#options;
    let answer = await thread.ask(asked);
    for (;;) {
      if (answer === 'stopped' || this.#search !== search) return 'stopped';
      if (play.state.boxes !== search.boxes) {
        this.stop();
        return 'stopped';
      }
      if (answer.kind === 'solved') break;
      if (answer.kind === 'solving') search.progress = answer.progress;
      changed();
      answer = await thread.ask({ kind: 'go-on' });
    }
    const { boxes } = search;
    const { end } = answer;
    if (end.type === 'solved') {
      this.#knownWays().add({ player: asked.level.player, boxes }, end.letters);
      return this.#knownWays().from({ player: play.state.player!, boxes })!;
    }
    this.#without.set(boxes, end.type);
    return end.type;
  }

  #knownWays(): KnownWays {
    const { play } = this.#options;
    const { level } = play.state.config;
    if (this.#ways?.level === level) return this.#ways;
    this.#ways = new KnownWays(level);
    for (const { letters } of play.solutions()) this.#ways.add(level, letters);
    return this.#ways;
  }
}
