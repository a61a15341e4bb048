import { findChromium, setStage } from '../../tools/browser.ts';
import { emptyFrames, type Frames, quantile } from '../browser-frames.ts';
import { solvingFrames } from '../sokoban-browser-frames.ts';
import { hintTimes } from '../sokoban-browser-hints.ts';
import { type Claim, type Finding, verdict } from './claim.ts';

const SECONDS = 20;
const EMPTY_SECONDS = 10;
const MOST_MS = 50;
/** On the clock of a machine that may have other work: some frames are late through no fault of the page. */
const MOST_LATE = 0.005;

const lateShare = ({ between }: Frames): number =>
  between.filter((milliseconds) => milliseconds > MOST_MS).length / between.length;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

async function* findings(): AsyncIterable<Finding> {
  if (findChromium() === undefined) {
    yield { claim: 'the solver in the browser', bar: '', measured: 'needs Chromium', verdict: 'not run' };
    return;
  }
  const stage = await setStage();
  try {
    const empty = await emptyFrames(stage, EMPTY_SECONDS);
    const solving = await solvingFrames(stage, SECONDS);
    const where = `Sokoban in the browser, played on for ${SECONDS} s while the solver works`;
    const [most, longest] = [1 - MOST_LATE, 1].map((share) => quantile(solving.spent, share));
    yield {
      claim: `${where}: JavaScript a frame, ${percent(1 - MOST_LATE)} of ${solving.spent.length} frames, and all`,
      bar: `${percent(1 - MOST_LATE)} ≤ ${MOST_MS} ms`,
      measured: `${most!.toFixed(1)}, ${longest!.toFixed(1)} ms`,
      verdict: verdict(most! <= MOST_MS),
    };
    yield {
      claim: `${where}: frames that come after more than ${MOST_MS} ms (empty page, no solver)`,
      bar: `≤ ${percent(MOST_LATE)}, or as few as on the empty page`,
      measured: `${percent(lateShare(solving))} (${percent(lateShare(empty))})`,
      verdict: verdict(lateShare(solving) <= Math.max(MOST_LATE, lateShare(empty))),
    };
    const hints = await hintTimes(stage);
    yield {
      claim: `Sokoban in the browser: the first hint of ${hints.length} shipped levels, solutions left out, the slowest`,
      bar: '< 1 s',
      measured: `${quantile(hints, 1).toFixed(0)} ms`,
      verdict: verdict(quantile(hints, 1) < 1000),
    };
  } finally {
    await stage.close();
  }
}

export const sokobanBrowser: Claim = { kind: 'speed', findings };
