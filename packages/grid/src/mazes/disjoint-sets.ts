/** Union–find with path halving and union by size. */
export class DisjointSets {
  /** The parent of a member, or minus the size of the set at its root. */
  readonly #links: Int32Array;

  constructor(count: number) {
    this.#links = new Int32Array(count).fill(-1);
  }

  find(member: number): number {
    const links = this.#links;
    let at = member;
    for (;;) {
      const parent = links[at]!;
      if (parent < 0) return at;
      const grandparent = links[parent]!;
      if (grandparent < 0) return parent;
      links[at] = grandparent;
      at = grandparent;
    }
  }

  /** False if both were in one set already. */
  union(a: number, b: number): boolean {
    const links = this.#links;
    let large = this.find(a);
    let small = this.find(b);
    if (large === small) return false;
    if (links[large]! > links[small]!) [large, small] = [small, large];
    links[large]! += links[small]!;
    links[small] = large;
    return true;
  }
}
