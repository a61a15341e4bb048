export { LEAST_SIDE, MOST_SIDE } from './config.ts';
export { isles } from './game.ts';
export type * from './state.ts';
