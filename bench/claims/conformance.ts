import { GAME_IDS, findGame } from '@dedalo/catalogue';
import { checkGame } from '@dedalo/engine';
import { cpuMs } from '../cpu.ts';
import { type Claim, type Finding, type ProofOptions, verdict } from './claim.ts';

const GAMES = 200;
const SAMPLE_GAMES = 10;
const MOST_SECONDS = 20;

function* findings({ isSample }: ProofOptions): Iterable<Finding> {
  const games = isSample ? SAMPLE_GAMES : GAMES;
  for (const id of GAME_IDS) {
    const before = cpuMs();
    const { actions, violations } = checkGame(findGame(id)!, { seed: 'proof', games });
    const seconds = (cpuMs() - before) / 1000;
    const words = `${games} games of random play, ${actions.toLocaleString('en')} actions`;
    yield {
      claim: `${id} keeps the laws of the engine: ${words}`,
      bar: 'all',
      measured: violations[0]?.law ?? 'all kept',
      verdict: verdict(violations.length === 0),
    };
    if (isSample) continue;
    const isInTime = seconds < MOST_SECONDS;
    const measured = `${seconds.toFixed(1)} s`;
    yield { claim: `${id}: that takes`, bar: `< ${MOST_SECONDS} CPU s`, measured, verdict: verdict(isInTime) };
  }
}

export const conformance: Claim = { kind: 'correctness', findings };
