export * from './analyse.ts';
export * from './exact-solution.ts';
export * from './forced-results.ts';
export type { Odds } from './odds.ts';
export * from './optimal-minotaur.ts';
export * from './optimal-theseus.ts';
export * from './simulate.ts';
export * from './solve-problem.ts';
export * from './solving.ts';
