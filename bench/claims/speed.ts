import { COMPARISONS } from '../comparisons/index.ts';
import { runComparison } from '../comparisons/referee.ts';
import { type Claim, type Finding, verdict } from './claim.ts';

async function* findings(): AsyncIterable<Finding> {
  for (const race of COMPARISONS) {
    const { bars } = await runComparison(race);
    for (const { claim, bar, measured, isReached } of bars) yield { claim, bar, measured, verdict: verdict(isReached) };
  }
}

export const speed: Claim = { kind: 'speed', findings };
