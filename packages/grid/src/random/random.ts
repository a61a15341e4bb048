import { wordsOfSeed } from './seed.ts';

/** Stands in no seed that a person types, so that no seed is another one's stream. */
const STREAM = '\u001F';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * WELL512a (Panneton, L'Ecuyer, Matsumoto 2006): 16 words of 32 bits, integer arithmetic only, so that a seed gives
 * the same numbers on every machine. Any string or number is a seed; 0 and "0" are the same one.
 */
export class Random {
  readonly seed: string;
  readonly #words: Int32Array;
  #index: number;

  constructor(seed: string | number, words: Int32Array = wordsOfSeed(String(seed)), index = 0) {
    this.seed = String(seed);
    this.#words = words;
    this.#index = index;
  }

  /** A whole number from 0 to 2³² − 1. */
  next(): number {
    const words = this.#words;
    const here = this.#index;
    const before = (here + 15) & 15;
    const a = words[here]!;
    const b = words[(here + 13) & 15]!;
    const c = words[(here + 9) & 15]!;
    const z1 = a ^ (a << 16) ^ b ^ (b << 15);
    const z2 = c ^ (c >>> 11);
    const z3 = z1 ^ z2;
    const z0 = words[before]!;
    const z4 = z0 ^ (z0 << 2) ^ z1 ^ (z1 << 18) ^ (z2 << 28) ^ z3 ^ ((z3 << 5) & 0xda442d24);
    words[here] = z3;
    words[before] = z4;
    this.#index = before;
    return z4 >>> 0;
  }

  /** A whole number from 0 to n − 1, every one equally likely. n is at most 2³². */
  below(n: number): number {
    for (;;) {
      const drawn = this.next();
      const rest = drawn % n;
      if (drawn - rest <= 0x1_0000_0000 - n) return rest;
    }
  }

  /** A whole number from `least` to `most`, both included. */
  int(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  /** From 0 to just under 1. */
  float(): number {
    return this.next() / 0x1_0000_0000;
  }

  /** True with the given probability: never at 0, always at 1. */
  bool(probability = 0.5): boolean {
    return this.float() < probability;
  }

  /** From 1 to `longest` letters. */
  string(longest: number): string {
    let text = '';
    for (let left = this.int(1, longest); left > 0; left--) text += LETTERS[this.below(LETTERS.length)]!;
    return text;
  }

  /** One of the items, which must not be empty. */
  pick<T>(items: ArrayLike<T>): T {
    if (items.length === 0) throw new RangeError('Random.pick: there is nothing to pick from');
    return items[this.below(items.length)]!;
  }

  /** Fisher–Yates, in place: i from the last down to 1, j uniform in 0..i. */
  shuffle<T extends { length: number; [index: number]: unknown }>(items: T): T {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const swapped = items[i];
      items[i] = items[j];
      items[j] = swapped;
    }
    return items;
  }

  /**
   * A generator of its own for one purpose. It depends on the seed and the name alone, not on what was drawn before,
   * so that a new draw in one place does not shift the others.
   */
  stream(name: string): Random {
    return new Random(`${this.seed}${STREAM}${name}`);
  }

  copy(): Random {
    return new Random(this.seed, this.#words.slice(), this.#index);
  }

  /** Everything needed to go on from here; see `formatRandom` for the text form. */
  save(): { readonly words: readonly number[]; readonly index: number } {
    return { words: Array.from(this.#words, (word) => word >>> 0), index: this.#index };
  }
}
