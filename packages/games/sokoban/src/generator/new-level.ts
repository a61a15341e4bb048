import { Random } from '@dedalo/grid';
import type { Difficulty } from './difficulty.ts';
import { createLevelGenerator, type GeneratedLevel, type LevelGenerator } from './generator.ts';
import type { LevelRequest } from './request.ts';

type Range = readonly [least: number, most: number];

/** Boards on which a difficulty is found soon, and how many of them are looked at. */
const SHAPES: Readonly<Record<Difficulty, { width: Range; height: Range; boxes: Range; tries: number }>> = {
  easy: { width: [7, 9], height: [7, 8], boxes: [2, 3], tries: 24 },
  medium: { width: [8, 9], height: [7, 9], boxes: [3, 4], tries: 32 },
  hard: { width: [8, 10], height: [8, 9], boxes: [4, 5], tries: 40 },
  expert: { width: [9, 11], height: [8, 10], boxes: [5, 6], tries: 24 },
};

/** How large a new level is, beside what its difficulty usually has. */
export const LEVEL_SIZES = ['any', 'small', 'large'] as const;
export type LevelSize = (typeof LEVEL_SIZES)[number];

/** What is wanted of a new level. What is left to chance follows from the seed. */
export interface NewLevelWish {
  readonly difficulty: Difficulty;
  readonly seed: string | number;
  readonly size?: LevelSize;
  /** One of `boxesFor` the difficulty. */
  readonly boxes?: number;
}

/** How many boxes can be wished for. */
export function boxesFor(difficulty: Difficulty): readonly number[] {
  const [least, most] = SHAPES[difficulty].boxes;
  return Array.from({ length: most - least + 2 }, (_, index) => least + index);
}

function sideOf([least, most]: Range, size: LevelSize): Range {
  if (size === 'small') return [least, least + Math.floor((most - least) / 2)];
  return size === 'large' ? [most, most + 1] : [least, most];
}

/** A shape that has given nothing after so many times its boards gives way to another. */
const PATIENCE = 2;
const MOST_SHAPES = 20;
/** Work between two looks at whether a shape has had its boards. */
const SLICE = 10_000;

/**
 * Makes one new level, about as hard as is said and else by chance: whoever runs it owns the clock, and may stop and
 * take the best so far. The same wish gives the same level everywhere.
 */
export class NewLevel {
  readonly #wish: NewLevelWish;
  readonly #random: Random;
  #generator: LevelGenerator;
  #most = 0;
  #shapes = 0;
  #best: GeneratedLevel | undefined;

  constructor(wish: NewLevelWish) {
    this.#wish = wish;
    this.#random = new Random(wish.seed).stream('new level');
    this.#generator = this.#nextShape();
  }

  /** The level that was asked for, once it is there. */
  get level(): GeneratedLevel | undefined {
    return this.#generator.levels[0];
  }

  /** Also where no shape gave such a level; nobody has seen that happen. */
  get isDone(): boolean {
    return this.level !== undefined || this.#shapes > MOST_SHAPES;
  }

  /** From 0 to 1; back a little where another shape is tried. */
  get progress(): number {
    return this.isDone ? 1 : Math.min(1, this.#generator.progress.share);
  }

  /** The level or, for whoever stops early, the best of the boards so far: it can be solved, and may be easier. */
  bestSoFar(): GeneratedLevel | undefined {
    return this.level ?? this.#generator.bestSoFar() ?? this.#best;
  }

  /** Does about that much work, in microseconds of an ordinary machine, counted and not measured. */
  run(work: number): boolean {
    for (let left = work; left > 0 && !this.isDone; left -= SLICE) {
      this.#generator.run(Math.min(left, SLICE));
      const { boards } = this.#generator.progress;
      if (this.level || boards < this.#most) continue;
      this.#best = this.#generator.bestSoFar() ?? this.#best;
      this.#generator = this.#nextShape();
    }
    return this.isDone;
  }

  #nextShape(): LevelGenerator {
    this.#shapes++;
    const request = this.#drawRequest();
    this.#most = request.tries! * PATIENCE;
    const generator = createLevelGenerator(request);
    if (!generator.ok) throw new Error(`NewLevel: ${JSON.stringify(generator.error)}`);
    return generator.value;
  }

  #drawRequest(): LevelRequest {
    const random = this.#random;
    const { difficulty, size = 'any', boxes: wanted } = this.#wish;
    const { width, height, boxes, tries } = SHAPES[difficulty];
    const shape = {
      width: random.int(...sideOf(width, size)),
      height: random.int(...sideOf(height, size)),
      boxes: random.int(...boxes),
    };
    return {
      ...shape,
      ...(wanted !== undefined && { boxes: wanted }),
      difficulty,
      seed: random.next(),
      tries,
    };
  }
}
