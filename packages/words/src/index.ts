export * from './capital.ts';
export * from './commands.ts';
export * from './counted.ts';
export * from './game-sentences.ts';
export * from './game-words.ts';
export * from './language.ts';
export * from './sentences.ts';
export * from './words.ts';
export type { StoreProblemWords } from './store-problem-words.ts';
