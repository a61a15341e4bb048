/** Where somebody looks back to while a game goes on. */
export class LookingBack {
  readonly #length: () => number;
  #at: number | undefined;

  /** `length` is how many moves there are now. */
  constructor(length: () => number) {
    this.#length = length;
  }

  /** After how many moves the position is that is looked at; undefined for now. */
  get at(): number | undefined {
    return this.#at;
  }

  /** After the last move it is now. */
  goTo(count: number): void {
    const to = Math.max(0, count);
    this.#at = to < this.#length() ? to : undefined;
  }

  step(by: number): void {
    this.goTo((this.#at ?? this.#length()) + by);
  }

  /** Whether somebody looked back. */
  toNow(): boolean {
    const wasBack = this.#at !== undefined;
    this.#at = undefined;
    return wasBack;
  }
}
