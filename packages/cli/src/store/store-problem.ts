import type { ProgressWarning } from './progress-text.ts';
import type { SettingsWarning } from './settings-text.ts';

/** `file` and `aside` are whole paths; without `aside` the file could not be set aside and was not moved. */
export type StoreProblem =
  | {
      readonly code: 'damaged';
      readonly file: string;
      readonly aside?: string;
      readonly line?: number;
      readonly column?: number;
    }
  | { readonly code: 'newer-version'; readonly file: string; readonly aside?: string; readonly version: number }
  /** Parts of the progress were left out; `aside` is a copy that still has them. */
  | {
      readonly code: 'bad-progress';
      readonly file: string;
      readonly aside?: string;
      readonly warnings: readonly ProgressWarning[];
    }
  | { readonly code: 'bad-settings'; readonly file: string; readonly warnings: readonly SettingsWarning[] }
  /** The reason is the system's code, such as EACCES. */
  | { readonly code: 'cannot-read'; readonly file: string; readonly reason: string }
  /** How many of the oldest games had to go. */
  | { readonly code: 'library-full'; readonly file: string; readonly gone: number }
  | { readonly code: 'cannot-write'; readonly file: string; readonly reason: string };

/** Reported once: one full disk fails every file, at every move. */
export class ProblemReport {
  readonly #onProblem: (problem: StoreProblem) => void;
  readonly #reported = new Set<string>();

  constructor(onProblem: (problem: StoreProblem) => void) {
    this.#onProblem = onProblem;
  }

  add(problem: StoreProblem): void {
    const isOnceOnly = problem.code === 'library-full';
    const name = isOnceOnly
      ? problem.code
      : problem.code === 'cannot-write'
        ? `${problem.code} ${problem.reason}`
        : JSON.stringify(problem);
    if (this.#reported.has(name)) return;
    this.#reported.add(name);
    this.#onProblem(problem);
  }
}
