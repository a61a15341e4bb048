import { err } from '../result.ts';

/** Lines and columns are counted from 1, columns in characters. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

export type MapProblem =
  | { readonly code: 'empty-map' }
  | { readonly code: 'unknown-character'; readonly at: TextPlace; readonly character: string; readonly allowed: string }
  | { readonly code: 'row-too-long'; readonly at: TextPlace; readonly expected: number; readonly found: number }
  | { readonly code: 'row-too-short'; readonly at: TextPlace; readonly expected: number; readonly found: number }
  | { readonly code: 'too-many-rows'; readonly at: TextPlace; readonly expected: number }
  | { readonly code: 'too-few-rows'; readonly at: TextPlace; readonly expected: number; readonly found: number }
  | { readonly code: 'too-large'; readonly at: TextPlace; readonly most: number }
  | { readonly code: 'bad-header'; readonly at: TextPlace; readonly expected: string }
  | { readonly code: 'missing'; readonly what: 'start' | 'exit'; readonly symbol: string }
  | {
      readonly code: 'second';
      readonly what: 'start' | 'exit';
      readonly symbol: string;
      readonly at: TextPlace;
      readonly first: TextPlace;
    };

export const problem = (value: MapProblem): { readonly ok: false; readonly error: MapProblem } => err(value);
