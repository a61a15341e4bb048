import type { Cell } from '@dedalo/grid';
import type { Ground } from '../simulation/ground.ts';
import { speedOn } from '../simulation/units.ts';

export const UNREACHED = Infinity;

/** Seconds from every corridor cell to a goal, with what entering each cell costs on top; Dijkstra over a small heap. */
export function timesTo(
  goal: Cell,
  ground: Ground,
  { speed, extra }: { readonly speed: number; readonly extra: Float64Array },
): Float64Array {
  const size = ground.width * ground.height;
  const times = new Float64Array(size).fill(UNREACHED);
  const secondsOn = Array.from({ length: 10 }, (_, cost) => (cost === 0 ? UNREACHED : 1 / speedOn(cost, speed)));
  const heap = new Heap();
  times[goal] = 0;
  heap.push(0, goal);
  for (let cell = heap.pop(); cell !== -1; cell = heap.pop()) {
    const time = times[cell]!;
    if (heap.poppedKey > time) continue;
    // What it takes to enter this cell from any beside it.
    const here = time + secondsOn[ground.costOf(cell)]! + extra[cell]!;
    for (let way = 0; way < 4; way++) {
      const next = ground.next(cell, way);
      if (next < 0 || !ground.isOpen(next) || here >= times[next]!) continue;
      times[next] = here;
      heap.push(here, next);
    }
  }
  return times;
}

/** A binary heap of cells by key. */
class Heap {
  readonly #keys: number[] = [];
  readonly #cells: Cell[] = [];
  poppedKey = 0;

  push(key: number, cell: Cell): void {
    const keys = this.#keys;
    const cells = this.#cells;
    let index = keys.length;
    keys.push(key);
    cells.push(cell);
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (keys[parent]! <= key) break;
      keys[index] = keys[parent]!;
      cells[index] = cells[parent]!;
      index = parent;
    }
    keys[index] = key;
    cells[index] = cell;
  }

  /** The cell with the least key, or −1. */
  pop(): Cell {
    const keys = this.#keys;
    const cells = this.#cells;
    if (keys.length === 0) return -1;
    const cell = cells[0]!;
    this.poppedKey = keys[0]!;
    const key = keys.pop()!;
    const last = cells.pop()!;
    const { length } = keys;
    if (length === 0) return cell;
    let index = 0;
    for (;;) {
      let child = 2 * index + 1;
      if (child >= length) break;
      if (child + 1 < length && keys[child + 1]! < keys[child]!) child++;
      if (keys[child]! >= key) break;
      keys[index] = keys[child]!;
      cells[index] = cells[child]!;
      index = child;
    }
    keys[index] = key;
    cells[index] = last;
    return cell;
  }
}
