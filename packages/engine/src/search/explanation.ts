/** What a search knows of one action where it began. */
export interface ActionValue<A> {
  readonly action: A;
  /** To the seat in turn where the search began, from -1 to 1. */
  readonly value: number;
  /** True where the search only knows that the action is worth no more than `value`, because another one is better. */
  readonly isAtMost?: boolean;
  /** How often it was tried, where trying is how the search works. */
  readonly visits?: number;
}

/** What a search has found out so far, to the seat in turn where it began. */
export interface Explanation<A> {
  /** What to do; undefined only where the game is over. */
  readonly best: A | undefined;
  /** What doing it is worth. Where the game is over: what it is worth to seat 0. */
  readonly value: number;
  /** How the game goes on if everybody does what seems best to this search, as far as it looked and nature has no say. */
  readonly line: readonly A[];
  /** The newest known value of each action, in the order of the game; an action without one is missing. */
  readonly actions: readonly ActionValue<A>[];
  /** The work done so far, in the unit of the budget. */
  readonly nodes: number;
  /** How many plies deep everything has been searched. */
  readonly depth?: number;
  /** Whether `value` is proved: nothing estimated, nothing sampled. */
  readonly isExact: boolean;
}

export type SearchProgress = 'searching' | 'done';

/** What every search is. Whoever runs it owns the clock; how the work is portioned never changes what is found. */
export interface Searcher<A> {
  /** Works so many nodes or iterations. */
  advance(budget: number): SearchProgress;
  /** What is known so far, at any time. */
  explain(): Explanation<A>;
}
