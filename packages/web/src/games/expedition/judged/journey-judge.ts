import type { GameRecord } from '@dedalo/engine';
import type { ExpeditionTypes, JudgedDecision } from '@dedalo/pokelabirinto/expedition';
import { Thinker } from '../../../work/thinker.ts';

export type JourneyJudge = Thinker<GameRecord<ExpeditionTypes>, readonly JudgedDecision[]>;

/** Somebody who tells what the decisions of a journey were worth. */
export const createJudge = (): JourneyJudge =>
  new Thinker(() => new Worker(new URL('./judge-worker.ts', import.meta.url), { type: 'module' }));
