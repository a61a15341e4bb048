import type { FileProblem } from '../settings/problem.ts';
import type { ProgramEntry } from '../settings/tournament-file.ts';

/** What is found in the folder of the hand-ins and cannot be entered, before anything is built. */
export type HandInProblem =
  | { readonly code: 'stray-file' | 'no-bot-file' }
  | { readonly code: 'bad-bot-file'; readonly problem: FileProblem }
  | { readonly code: 'name-taken'; readonly entry: ProgramEntry };
