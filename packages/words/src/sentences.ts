/** A sentence for every code: a new code does not compile until every language has one. */
export type Sentences<P extends { readonly code: string }> = {
  readonly [C in P['code']]: (problem: Extract<P, { code: C }>) => string;
};

/** The sentence for a problem. */
export const say = <P extends { readonly code: string }>(sentences: Sentences<P>, problem: P): string =>
  (sentences[problem.code as P['code']] as (problem: P) => string)(problem);
