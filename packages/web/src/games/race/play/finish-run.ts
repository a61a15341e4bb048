import { dayOf } from '@dedalo/clients/today/day';
import { isBetter, keepBest, type Run } from '@dedalo/clients/race/best-runs';
import { toast } from '../../../app/toasts.tsx';
import { words } from '../../../speech.ts';
import { changeRuns } from '../best-runs.ts';
import type { Begun } from './begin.ts';

export interface Finished {
  readonly run: Run;
  readonly isWon: boolean;
  readonly isBest: boolean;
}

/** The result of a race; one that was won may be the best so far. */
export async function finishRun({ play, course, best }: Begun): Promise<Finished> {
  const { ticks, status } = play.live.now;
  const at = dayOf(new Date());
  const run: Run = { course, ticks, replay: play.live.session.save(), pace: play.live.slowestPace, at };
  const isWon = status === 'won';
  if (isWon && !(await changeRuns((runs) => keepBest(runs, run)))) {
    toast(words.value.web.race.best.notKept, { role: 'bad' });
  }
  return { run, isWon, isBest: isWon && (best === undefined || isBetter(run, best)) };
}
