/** A client's clock; tests bring their own. */
export interface Clock {
  /** Calls `run` after this many milliseconds, unless the returned function is called first. */
  after(milliseconds: number, run: () => void): () => void;
}
