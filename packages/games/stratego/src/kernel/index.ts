export * from './actions.ts';
export * from './kernel.ts';
export * from './random-play.ts';
