export * from './elo.ts';
export * from './estimate.ts';
export * from './pair-counts.ts';
export * from './points.ts';
export * from './sprt.ts';
