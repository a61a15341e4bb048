import type { Rung } from './rung.ts';

export const RUNGS: readonly Rung[] = [];
