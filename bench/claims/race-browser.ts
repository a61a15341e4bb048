import { setStage, type Stage } from '../../tools/browser.ts';
import { emptyFrames, type Frames, quantile } from '../browser-frames.ts';
import { raceFrames } from '../race-browser-frames.ts';
import { heapByLevel } from '../race-browser-heap.ts';
import { type Claim, type Finding, lacking, verdict } from './claim.ts';

const RACE_SECONDS = 60;
/** So long before the race and so long after it. */
const EMPTY_SECONDS = 20;
const MOST_MS = 4;
const LATE_MS = 25;
const MOST_LATE = 0.01;
const LEVELS = 20;
const MOST_GROWTH_MB = 5;

const middleAndSlow = ({ spent }: Frames): string =>
  [0.5, 0.95].map((share) => quantile(spent, share).toFixed(1)).join(', ');

const lateShare = ({ between }: Frames): number =>
  between.filter((milliseconds) => milliseconds > LATE_MS).length / between.length;

const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;

/** On the clock of a machine that may have other work: an empty page tells how much of it is the machine's. */
async function* frames(stage: Stage): AsyncIterable<Finding> {
  const before = await emptyFrames(stage, EMPTY_SECONDS);
  const race = await raceFrames(stage, RACE_SECONDS);
  const after = await emptyFrames(stage, EMPTY_SECONDS);
  const empty = {
    spent: [...before.spent, ...after.spent],
    between: [...before.between, ...after.between],
  };
  const where = `race in the browser, 1440 × 900, 4 opponents, ${RACE_SECONDS} s`;
  yield {
    claim: `${where}: JavaScript a frame, p50, p95 (empty page)`,
    bar: `p95 ≤ ${MOST_MS} ms`,
    measured: `${middleAndSlow(race)} (${middleAndSlow(empty)}) ms`,
    verdict: verdict(quantile(race.spent, 0.95) <= MOST_MS),
  };
  yield {
    claim: `${where}: frames that come after more than ${LATE_MS} ms (empty page)`,
    bar: `< ${100 * MOST_LATE} %`,
    measured: `${percent(lateShare(race))} (${percent(lateShare(empty))})`,
    verdict: verdict(lateShare(race) < MOST_LATE),
  };
}

/** The first levels also load what is kept for all of them. */
async function* heap(stage: Stage): AsyncIterable<Finding> {
  const heaps = await heapByLevel(stage, LEVELS);
  const growth = quantile(heaps.slice(-5), 0.5) - quantile(heaps.slice(2, 7), 0.5);
  yield {
    claim: `race in the browser: growth of the heap from levels 3–7 to the last 5 of ${LEVELS} entered`,
    bar: `< ${MOST_GROWTH_MB} MB`,
    measured: `${growth.toFixed(2)} MB`,
    verdict: verdict(growth < MOST_GROWTH_MB),
  };
}

async function* findings(): AsyncIterable<Finding> {
  const lack = lacking('the race in the browser', 'browser');
  if (lack) {
    yield lack;
    return;
  }
  const stage = await setStage();
  try {
    yield* frames(stage);
    yield* heap(stage);
  } finally {
    await stage.close();
  }
}

export const raceBrowser: Claim = { kind: 'speed', findings };
