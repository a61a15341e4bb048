import { askWorker } from '../work/ask-worker.ts';
import type { Judgement, Source } from './judge.ts';

/** Has a replay verified in a worker of its own, which the signal ends. */
export const judgeAside = (source: Source, signal: AbortSignal): Promise<Judgement> =>
  askWorker(new Worker(new URL('./replay-worker.ts', import.meta.url), { type: 'module' }), source, signal);
