/** How a client lets time go by; a test lets it go by itself. */
export interface Clock {
  /** Calls `run` after so many milliseconds, unless the answer is called before. */
  after(milliseconds: number, run: () => void): () => void;
}
