import { FIRST_ROOM, grown } from './state-store.ts';

const NONE = -1;

/** A queue by small whole numbers: the least first, and of equals the last one put in. */
export class BucketQueue {
  #heads = new Int32Array(64).fill(NONE);
  #items = new Int32Array(FIRST_ROOM);
  #rest = new Int32Array(FIRST_ROOM);
  #free = NONE;
  #used = 0;
  #least = Infinity;
  length = 0;

  get bytes(): number {
    return this.#items.byteLength * 2 + this.#heads.byteLength;
  }

  put(item: number, priority: number): void {
    if (priority >= this.#heads.length) {
      const larger = new Int32Array(Math.max(priority + 1, this.#heads.length * 2)).fill(NONE);
      larger.set(this.#heads);
      this.#heads = larger;
    }
    let at = this.#free;
    if (at === NONE) {
      at = this.#used++;
      if (at >= this.#items.length) {
        this.#items = grown(this.#items);
        this.#rest = grown(this.#rest);
      }
    } else this.#free = this.#rest[at]!;
    this.#items[at] = item;
    this.#rest[at] = this.#heads[priority]!;
    this.#heads[priority] = at;
    this.#least = Math.min(this.#least, priority);
    this.length++;
  }

  /** The priority of the next one; not to be asked of an empty queue. */
  get priority(): number {
    while (this.#heads[this.#least] === NONE) this.#least++;
    return this.#least;
  }

  take(): number {
    const priority = this.priority;
    const at = this.#heads[priority]!;
    this.#heads[priority] = this.#rest[at]!;
    this.#rest[at] = this.#free;
    this.#free = at;
    this.length--;
    if (this.length === 0) this.#least = Infinity;
    return this.#items[at]!;
  }
}
