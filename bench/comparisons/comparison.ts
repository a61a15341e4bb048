/** What a contestant answers; unpacked when it is checked, off the clock. */
export type Given<Answer> = () => Answer;
export type Run<Task, Answer> = (task: Task) => Given<Answer> | Promise<Given<Answer>>;

export interface Contestant<Task, Answer> {
  readonly name: string;
  /** `bare` is the plainest loop that does the same: how near to it are we? */
  readonly kind: 'ours' | 'peer' | 'bare';
  /** Loads what the contestant needs, off the clock, and gives what sets it up. */
  readonly load: () => Promise<() => Run<Task, Answer> | Promise<Run<Task, Answer>>>;
}

export interface Comparison<Task, Answer> {
  readonly name: string;
  readonly title: string;
  readonly measure: 'CPU ms' | 'queries per CPU second';
  /** At most so many. */
  readonly rounds: number;
  /** CPU time, in milliseconds, after which a contestant need not go on; half of it ends a slow one's first round. */
  readonly budget: number;
  /** What is to be done in every round; plain data, worked out once and sent to every contestant. */
  readonly tasks: () => Task[];
  /** What is wrong with an answer, if anything. */
  readonly check: (answer: Answer, task: Task) => string | undefined;
  readonly contestants: readonly Contestant<Task, Answer>[];
  readonly bars: (standings: readonly Standing[]) => Bar[];
}

/** How a contestant did. */
export interface Standing {
  readonly name: string;
  readonly kind: 'ours' | 'peer' | 'bare';
  readonly setUpMs: number;
  /** CPU time of each task in the best round, in milliseconds; slow contestants did only the first ones. */
  readonly times: readonly number[];
  /** What went wrong; the times of such a contestant are not compared. */
  readonly wrong?: string;
}

/** A figure that we claim. */
export interface Bar {
  readonly claim: string;
  readonly bar: string;
  readonly measured: string;
  readonly isReached: boolean;
}

export interface ComparisonResult {
  readonly name: string;
  readonly title: string;
  readonly measure: 'CPU ms' | 'queries per CPU second';
  readonly standings: readonly Standing[];
  readonly bars: readonly Bar[];
}
