import { Experiment } from '@dedalo/clients';
import { canWrap, type MazeMeasures, measureMaze, type Size } from '@dedalo/grid';
import { signal } from '@preact/signals';
import type { Setup, Side } from './setup.ts';

/** One of the running experiments, with its measures. */
export class Trial {
  readonly side: Side;
  readonly experiment: Experiment;
  /** It should wrap, but its generator cannot. */
  readonly isWrapRefused: boolean;
  /** Known some time after the maze is carved. */
  readonly measures = signal<MazeMeasures | undefined>(undefined);
  #isMeasuring = false;

  constructor(side: Side, setup: Setup, { width, height }: Size) {
    const { generator, finder } = setup[side];
    const wrap = setup.isWrapped && canWrap(generator);
    this.side = side;
    this.isWrapRefused = setup.isWrapped && !wrap;
    this.experiment = new Experiment({
      width,
      height,
      generator,
      finder,
      wrap,
      seed: setup.seed,
      braid: setup.braid / 100,
    });
  }

  get isDone(): boolean {
    return this.experiment.phase === 'done';
  }

  carve(): void {
    while (this.experiment.phase === 'carving') this.experiment.advance(1);
  }

  /** Measures the maze, once and when there is time: in a large maze it takes longer than a frame. */
  measureSoon(): void {
    const { maze } = this.experiment;
    if (!maze || this.#isMeasuring) return;
    this.#isMeasuring = true;
    whenIdle(() => (this.measures.value = measureMaze(maze.grid)));
  }
}

const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 600 });
  else setTimeout(run, 30);
};
