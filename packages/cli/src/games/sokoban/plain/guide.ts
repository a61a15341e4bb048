import { setImmediate } from 'node:timers/promises';
import { Guide } from '@dedalo/clients/sokoban/guide/guide';
import { SolverSlices } from '@dedalo/clients/sokoban/guide/solver-slices';
import type { SolverThread } from '@dedalo/clients/sokoban/guide/solver-talk';
import type { LevelSession } from '@dedalo/clients/sokoban/session';
import { SokobanPlay } from '@dedalo/clients/sokoban/sokoban-play';
import { spokenContext } from '../../../plain/spoken-context.ts';
import { speech } from '../../../speech.ts';
import { Leaving } from '../../../plain/leaving.ts';
import { NO_STORE } from '../../../plain/play-lines.ts';
import { SILENCE_MS } from '../../../plain/work-unless-left.ts';

/** The guide line by line: it prints its answers, and now and then its progress. */
export class PlainGuide {
  readonly level: LevelSession;
  readonly #guide: Guide;
  readonly #print: (text: string) => void;
  #told = 0;
  #leaving: Leaving | undefined;

  constructor(level: LevelSession, print: (text: string) => void) {
    this.level = level;
    this.#print = print;
    const context = spokenContext({ store: NO_STORE, settings: { deadlockNotice: false, deadSquares: false } });
    const play = new SokobanPlay(context, level);
    this.#guide = new Guide({ play, context, thread: this.#thread(), changed: () => this.#progress(), tell: print });
  }

  /** Prints the next push. */
  hint(): Promise<void> {
    return this.#unlessLeft(async () => this.#guide.hint());
  }

  /** Prints a whole solution from here, to be typed or not. */
  solve(): Promise<void> {
    return this.#unlessLeft(async () => {
      const way = await this.#guide.way();
      if (!way) return;
      this.#print(speech().games.sokoban.guide.solution({ moves: way.letters.length, pushes: way.pushes }));
      this.#print(way.letters);
    });
  }

  async #unlessLeft(work: () => Promise<void>): Promise<void> {
    const { session } = this.level;
    if (session.config.mode === 'reverse') return this.#print(speech().games.sokoban.guide.onlyForward);
    if (session.outcome) return this.#print(speech().client.noHint);
    const leaving = new Leaving();
    this.#leaving = leaving;
    this.#told = performance.now();
    try {
      await work();
    } finally {
      leaving.end();
    }
  }

  /** There is no screen to keep responsive. */
  #thread(): SolverThread {
    const slices = new SolverSlices(() => performance.now());
    return {
      ask: async (question) => {
        // Signals arrive only between turns of the event loop.
        await setImmediate();
        return this.#leaving?.isLeft ? 'stopped' : slices.answer(question);
      },
      stop: () => undefined,
    };
  }

  #progress(): void {
    const line = this.#guide.isSearching ? this.#guide.lines().at(-1) : undefined;
    if (!line || performance.now() - this.#told < SILENCE_MS) return;
    this.#told = performance.now();
    this.#print(line.text);
  }
}
