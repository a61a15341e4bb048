export const MEMORY_ENTRIES = 2 ** 18;

/**
 * What a search remembers of states, by their keys: never more than `most` entries. When the young half is full it
 * becomes the old half, and what was old is forgotten.
 */
export class Memory<V> {
  readonly #half: number;
  #young = new Map<string | number, V>();
  #old = new Map<string | number, V>();

  constructor(most: number) {
    if (!(most >= 2)) throw new RangeError(`Memory: ${most} entries are too few`);
    this.#half = Math.floor(most / 2);
  }

  get size(): number {
    return this.#young.size + this.#old.size;
  }

  get(key: string | number): V | undefined {
    return this.#young.get(key) ?? this.#old.get(key);
  }

  set(key: string | number, entry: V): void {
    if (this.#young.size === this.#half && !this.#young.has(key)) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(key, entry);
  }
}
