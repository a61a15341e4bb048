import type { Ground } from '../solver/ground.ts';
import { type Demands, meets } from './difficulty.ts';
import { Measurer, type Measures, type SolvedStart } from './measures.ts';
import type { PullSearch } from './pull-search.ts';
import { scoreOf } from './score.ts';

export interface Start extends SolvedStart {
  readonly measures: Measures;
  readonly score: number;
  readonly isMet: boolean;
}

/** Of a board's positions, so many of the most promising are measured. */
const MEASURED = 10;
/** Every so many-th of them, because neighbours in the list are neighbours on the board. */
const STRIDE = 5;

/** The best position to begin with on a board that was searched; undefined where there is none within the demands. */
export function findBestStart(ground: Ground, search: PullSearch, demands: Demands): Start | undefined {
  const measurer = new Measurer(ground, search);
  let best: Start | undefined;
  for (const state of promising(search, demands)) {
    const boxes = search.boxes(state);
    const position = { boxes, player: search.player(state), pushes: search.solution(state) };
    const measures = measurer.measure(position);
    if (measures.idleBoxes > 0) continue;
    const isMet = meets(measures, demands);
    const homed = boxes.reduce((sum, box) => sum + ground.isGoal[box]!, 0);
    const score = scoreOf(measures) - 2 * homed;
    const isBetter = best === undefined || (isMet === best.isMet ? score > best.score : isMet);
    if (isBetter) best = { ...position, measures, score, isMet };
  }
  return best;
}

function promising(search: PullSearch, demands: Demands): number[] {
  const weight = (state: number): number => search.pushes(state) + 3 * search.boxChanges(state);
  const states: number[] = [];
  let deepest = 0;
  for (let state = 0; state < search.count; state++) {
    if (search.pushes(state) > demands.mostPushes) break;
    deepest = Math.max(deepest, weight(state));
  }
  for (let state = 0; state < search.count; state++) {
    if (search.pushes(state) > demands.mostPushes) break;
    if (search.pushes(state) > 0 && weight(state) >= deepest * 0.8) states.push(state);
  }
  return states
    .sort((a, b) => weight(b) - weight(a) || a - b)
    .filter((_, index) => index % STRIDE === 0)
    .slice(0, MEASURED);
}
