import { findPack, formatLevels, type LevelEntry, PACKS, readGoodLevels } from '@dedalo/sokoban';
import { cpuTimeOf } from '../../tools/cpu-time.ts';
import { type Claim, type Finding, verdict } from './claim.ts';

const LEVELS = 10_000;
/** Seconds of CPU: below that nobody waits, and no level needs to be read later than the others. */
const MOST_SECONDS = 0.3;
/** Twice the levels in twice the time, and a little for chance. */
const MOST_GROWTH = 2.8;
/** Of several readings the quickest: the first ones warm up the machine. */
const READINGS = 5;

/** A file of that many levels, with their solutions or without. */
function fileOf(count: number, hasSolutions: boolean): string {
  const shipped = PACKS.flatMap((pack) => findPack(pack).entries);
  const entries = Array.from({ length: count }, (_, index): LevelEntry => {
    const { level, line, games } = shipped[index % shipped.length]!;
    return { level, line, title: `Number ${index + 1}`, notes: [], games: hasSolutions ? games : [] };
  });
  return formatLevels({ notes: [], entries }, 'sok');
}

function secondsFor(text: string): number {
  const times = Array.from({ length: READINGS }, () => cpuTimeOf(() => readGoodLevels(text)));
  return Math.min(...times) / 1e6;
}

function* findings(): Iterable<Finding> {
  for (const hasSolutions of [false, true]) {
    const [seconds, ofTwice] = [LEVELS, 2 * LEVELS].map((count) => secondsFor(fileOf(count, hasSolutions))) as [
      number,
      number,
    ];
    const what = `sokoban: a file of 10,000 levels ${hasSolutions ? 'with' : 'without'} solutions`;
    yield {
      claim: `${what}: seconds of CPU to read it`,
      bar: `≤ ${MOST_SECONDS}`,
      measured: seconds.toFixed(2),
      verdict: verdict(seconds <= MOST_SECONDS),
    };
    yield {
      claim: `${what}: twice the levels take`,
      bar: `≤ ${MOST_GROWTH} times`,
      measured: (ofTwice / seconds).toFixed(1),
      verdict: verdict(ofTwice / seconds <= MOST_GROWTH),
    };
  }
}

export const sokobanReading: Claim = { kind: 'speed', findings };
