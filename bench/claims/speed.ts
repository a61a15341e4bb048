import { RACES } from '../races/index.ts';
import { runRace } from '../races/referee.ts';
import { type Claim, type Finding, verdict } from './claim.ts';

async function* findings(): AsyncIterable<Finding> {
  for (const race of RACES) {
    const { bars } = await runRace(race);
    for (const { claim, bar, measured, isReached } of bars) yield { claim, bar, measured, verdict: verdict(isReached) };
  }
}

export const speed: Claim = { kind: 'speed', findings };
