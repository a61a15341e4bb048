import type { TextPlace } from '@dedalo/grid';
import type { GameTypes } from '../game.ts';

/** What is wrong with a replay, and where. */
export type ReplayProblem<T extends GameTypes = GameTypes> = FormProblem | ContentProblem<T> | RunProblem<T>;

/** The file is not in the form of a replay. */
export type FormProblem =
  | { readonly code: 'not-a-replay'; readonly at: TextPlace }
  | { readonly code: 'unknown-version'; readonly at: TextPlace; readonly version: number; readonly known: number }
  /** What is expected is written as it would stand there, with words in capitals for what varies: no language. */
  | { readonly code: 'bad-line'; readonly at: TextPlace; readonly expected: string }
  | { readonly code: 'cut-short'; readonly at: TextPlace }
  | { readonly code: 'text-after-end'; readonly at: TextPlace }
  | { readonly code: 'wrong-count'; readonly at: TextPlace; readonly said: number; readonly found: number };

/** The file does not fit the game. */
export type ContentProblem<T extends GameTypes = GameTypes> =
  | { readonly code: 'unknown-game'; readonly at: TextPlace; readonly game: string }
  | { readonly code: 'other-rules'; readonly at: TextPlace; readonly said: number; readonly known: number }
  | { readonly code: 'config-edited'; readonly at: TextPlace }
  | { readonly code: 'bad-config'; readonly at: TextPlace; readonly problem: T['Problem'] }
  | { readonly code: 'wrong-seats'; readonly at: TextPlace; readonly said: number; readonly needed: number }
  | { readonly code: 'bad-action'; readonly at: TextPlace; readonly text: string; readonly problem: T['Problem'] };

/** Played again, the game goes another way. */
export type RunProblem<T extends GameTypes = GameTypes> =
  | {
      readonly code: 'action-refused';
      readonly at: TextPlace;
      readonly number: number;
      readonly rejection: T['Rejection'];
    }
  /** Some action after `since.number` is not what was played; the first of them stands on the line after `since.line`. */
  | {
      readonly code: 'state-differs';
      readonly at: TextPlace;
      readonly number: number;
      readonly since: { readonly number: number; readonly line: number };
    }
  | { readonly code: 'ending-differs'; readonly at: TextPlace; readonly said: string; readonly found: string };
