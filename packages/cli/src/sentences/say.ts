import type { TextPlace } from '@dedalo/grid';

/** A sentence for every code: a new code does not compile until it has one. */
export type Sentences<P extends { readonly code: string }> = {
  readonly [C in P['code']]: (problem: Extract<P, { code: C }>) => string;
};

export const say = <P extends { readonly code: string }>(sentences: Sentences<P>, problem: P): string =>
  (sentences[problem.code as P['code']] as (problem: P) => string)(problem);

export const withPlace = (file: string, at: TextPlace | undefined): string =>
  at ? `${file}:${at.line}:${at.column}` : file;
