/** Something that is made step by step; the caller owns the clock. */
export interface Maker<M> {
  /** Does a slice, and says whether it is done. */
  run(): boolean;
  /** From 0 to 1. */
  readonly progress: number;
  /** Undefined until it is done, and where there is no such thing. */
  readonly made: () => M | undefined;
  /** The best so far, for a player who does not want to wait. */
  readonly best: () => M | undefined;
}
