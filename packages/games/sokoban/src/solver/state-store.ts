import type { Ground } from './ground.ts';

const NOBODY = -1;
/** Small, for most searches are proofs of a few positions. */
export const FIRST_ROOM = 128;

/**
 * All positions that a search has met, each once: the boxes as bits and one cell more, which stands for the player. Kept
 * in typed arrays that grow; found by a hash, but told apart by all their bits.
 */
export class StateStore {
  readonly words: number;
  readonly #stride: number;
  readonly #low: Int32Array;
  readonly #high: Int32Array;
  #data: Int32Array;
  #hashes: Int32Array;
  #table: Int32Array;
  #mask: number;
  count = 0;
  /** The one being looked for: `words` of boxes, then the player. */
  readonly draft: Int32Array;

  constructor({ cells, hashes }: Ground) {
    this.words = (cells + 31) >>> 5;
    this.#stride = this.words + 1;
    this.#low = hashes.box.low;
    this.#high = hashes.player.low;
    this.#data = new Int32Array(this.#stride * FIRST_ROOM);
    this.#hashes = new Int32Array(FIRST_ROOM);
    this.#table = new Int32Array(FIRST_ROOM * 4).fill(NOBODY);
    this.#mask = FIRST_ROOM * 4 - 1;
    this.draft = new Int32Array(this.#stride);
  }

  get bytes(): number {
    return this.#data.byteLength + this.#hashes.byteLength + this.#table.byteLength;
  }

  /** What a box on a cell adds to the hash; to be xored. */
  ofBox(cell: number): number {
    return this.#low[cell]!;
  }

  #hashOf(boxes: number, player: number): number {
    return boxes ^ this.#high[player]!;
  }

  /** The number of the draft, whose boxes have this hash; those from `count` on are new. */
  put(boxesHash: number): number {
    const { draft } = this;
    const stride = this.#stride;
    const hash = this.#hashOf(boxesHash, draft[stride - 1]!);
    const mask = this.#mask;
    const table = this.#table;
    const data = this.#data;
    let slot = (hash ^ (hash >>> 15)) & mask;
    for (let number = table[slot]!; number !== NOBODY; number = table[slot]!) {
      if (this.#hashes[number] === hash) {
        let word = 0;
        const at = number * stride;
        while (word < stride && data[at + word] === draft[word]) word++;
        if (word === stride) return number;
      }
      slot = (slot + 1) & mask;
    }
    const number = this.count++;
    table[slot] = number;
    if ((number + 1) * stride > data.length) this.#data = grown(data);
    if (number >= this.#hashes.length) this.#hashes = grown(this.#hashes);
    this.#data.set(draft, number * stride);
    this.#hashes[number] = hash;
    if (this.count * 2 > this.#table.length) this.#rehash();
    return number;
  }

  #rehash(): void {
    const size = this.#table.length * 2;
    const mask = size - 1;
    const table = new Int32Array(size).fill(NOBODY);
    for (let number = 0; number < this.count; number++) {
      const hash = this.#hashes[number]!;
      let slot = (hash ^ (hash >>> 15)) & mask;
      while (table[slot] !== NOBODY) slot = (slot + 1) & mask;
      table[slot] = number;
    }
    this.#table = table;
    this.#mask = mask;
  }

  player(number: number): number {
    return this.#data[number * this.#stride + this.words]!;
  }

  /** Writes the boxes of a position, in ascending order, and gives how many they are. */
  boxes(number: number, list: Int32Array): number {
    const at = number * this.#stride;
    let count = 0;
    for (let word = 0; word < this.words; word++) {
      for (let bits = this.#data[at + word]!; bits !== 0; bits &= bits - 1) {
        list[count++] = word * 32 + 31 - Math.clz32(bits & -bits);
      }
    }
    return count;
  }

  setDraft(boxes: ArrayLike<number>, count: number, player: number): void {
    this.draft.fill(0);
    for (let i = 0; i < count; i++) this.draft[boxes[i]! >>> 5]! |= 1 << (boxes[i]! & 31);
    this.draft[this.words] = player;
  }

  /** Takes a box from one cell of the draft to another; the same again, the other way round, takes it back. */
  moveInDraft(from: number, to: number): void {
    this.draft[from >>> 5]! ^= 1 << (from & 31);
    this.draft[to >>> 5]! ^= 1 << (to & 31);
  }
}

export function grown(array: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
}
