import { setStage } from '../../tools/browser.ts';
import { emptyFrames, type Frames, quantile } from '../browser-frames.ts';
import { solvingFrames } from '../sokoban-browser-frames.ts';
import { hintTimes } from '../sokoban-browser-hints.ts';
import { type Claim, type Finding, lacking, verdict } from './claim.ts';

const SECONDS = 20;
const EMPTY_SECONDS = 10;
const MOST_MS = 50;

const late = ({ between }: Frames): number => between.filter((milliseconds) => milliseconds > MOST_MS).length;

async function* findings(): AsyncIterable<Finding> {
  const lack = lacking('the solver in the browser', 'browser');
  if (lack) {
    yield lack;
    return;
  }
  const stage = await setStage();
  try {
    const empty = await emptyFrames(stage, EMPTY_SECONDS);
    const solving = await solvingFrames(stage, SECONDS);
    const where = `Sokoban in the browser, played on for ${SECONDS} s while the solver works`;
    const longest = quantile(solving.spent, 1);
    yield {
      claim: `${where}: JavaScript a frame, the longest of ${solving.spent.length}`,
      bar: `≤ ${MOST_MS} ms`,
      measured: `${longest.toFixed(1)} ms`,
      verdict: verdict(longest <= MOST_MS),
    };
    // On the clock, so that other work on the machine counts against it; the empty page tells how much of it there was.
    yield {
      claim: `${where}: frames that come after more than ${MOST_MS} ms (empty page, no solver)`,
      bar: '0',
      measured: `${late(solving)} of ${solving.between.length} (${late(empty)} of ${empty.between.length})`,
      verdict: verdict(late(solving) === 0),
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
