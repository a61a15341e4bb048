import { type Cell, type Direction, DIRECTIONS, opposite } from '@dedalo/grid';
import { BLOCKED, directionOf, type Level, letterOf, type Placement, walkTo } from '@dedalo/sokoban';

/** A push: the box's square, and its direction. */
export interface Push {
  readonly box: Cell;
  readonly to: Cell;
  readonly direction: Direction;
}

/** A solution from the current position. */
export interface Way {
  readonly push: Push;
  /** All moves to the end in LURD, the walk to the first push included. */
  readonly letters: string;
  readonly pushes: number;
}

/** A place in a solution: the index of the next push in its letters. */
interface Moment {
  readonly push: Push;
  readonly letters: string;
  readonly at: number;
  readonly pushes: number;
}

/**
 * Solutions of a level, found from every position that they pass, so that following one or undoing needs no new search.
 * The boxes alone identify a position; the walk to the next push is computed anew.
 */
export class KnownWays {
  readonly level: Level;
  readonly #moments = new Map<string, Moment[]>();

  constructor(level: Level) {
    this.level = level;
  }

  /** A solution from a position to the end, in LURD. */
  add(from: Placement, letters: string): void {
    const boxes = [...from.boxes];
    let { player } = from;
    let left = letters.replaceAll(/[a-z]/g, '').length;
    for (const [at, letter] of [...letters].entries()) {
      const direction = directionOf(letter)!;
      const to = this.#next(player, direction);
      const box = boxes.indexOf(to);
      if (box !== -1) {
        const push = { box: to, to: this.#next(to, direction), direction };
        const name = nameOf(boxes);
        const known = this.#moments.get(name) ?? [];
        this.#moments.set(name, [...known, { push, letters, at, pushes: left-- }]);
        boxes[box] = push.to;
      }
      player = to;
    }
  }

  /** The known solution with the fewest pushes from here. */
  from({ player, boxes }: Placement): Way | undefined {
    const moments = this.#moments.get(nameOf(boxes))?.toSorted((a, b) => a.pushes - b.pushes) ?? [];
    for (const { push, letters, at, pushes } of moments) {
      const walk = walkTo(this.level, { player, boxes }, this.#next(push.box, opposite(push.direction)));
      if (walk) return { push, letters: walk.map(letterOf).join('') + letters.slice(at), pushes };
    }
    return undefined;
  }

  #next(cell: Cell, direction: Direction): Cell {
    const next = this.level.steps[cell * 4 + DIRECTIONS.indexOf(direction)]!;
    if (next === BLOCKED) throw new Error(`a solution goes ${direction} into a wall at ${cell}`);
    return next;
  }
}

const nameOf = (boxes: readonly Cell[]): string => boxes.toSorted((a, b) => a - b).join();
