import { Random } from '@dedalo/grid';
import { estimate } from '../../packages/arena/src/series/estimate.ts';
import { PENTANOMIAL, withPair } from '../../packages/arena/src/series/pair-counts.ts';
import { sprt, type SprtRules } from '../../packages/arena/src/series/sprt.ts';
import { countCovered, countVerdicts, mostByLuck } from '../../packages/arena/test/series/error-rates.ts';
import { type Meeting, oddsAlone, oddsOf } from '../../packages/arena/test/series/simulated-players.ts';
import { type Claim, type Finding, type ProofOptions, verdict } from './claim.ts';

const RUNS = 2000;
const SAMPLED_RUNS = 200;
const LENGTHS = [10, 20, 50, 200, 1000];
const STRENGTHS = [0, 50, 150, 300, 500];
/** Scores are few, so that with few pairs no interval can cover 95 % of all series exactly. */
const LEAST_COVERED = 0.93;
const LEAST_COVERED_ALONE = 0.92;
const MOST_COVERED = 0.99;

/** Few and many draws, an even and an uneven table, pairs whose games hang together. */
const TABLES: readonly Omit<Meeting, 'elo'>[] = [
  { draws: 5, seat: 0, seeds: 0 },
  { draws: 60, seat: 100, seeds: 0 },
  { draws: 60, seat: 400, seeds: 0 },
  { draws: 150, seat: 0, seeds: 200 },
  { draws: 300, seat: 0, seeds: 0 },
];

const TESTS: readonly SprtRules[] = [
  { elo0: 0, elo1: 50, alpha: 0.05, beta: 0.05 },
  { elo0: 0, elo1: 100, alpha: 0.05, beta: 0.05 },
  { elo0: 0, elo1: 200, alpha: 0.05, beta: 0.05 },
  { elo0: -150, elo1: -50, alpha: 0.05, beta: 0.05 },
];

const percent = (share: number): string => (100 * share).toFixed(1);

interface Kind {
  readonly name: string;
  readonly oddsOf: (meeting: Meeting) => readonly number[];
  readonly least: number;
}

const KINDS: readonly Kind[] = [
  { name: 'pairs', oddsOf, least: LEAST_COVERED },
  { name: 'courses played alone', oddsOf: oddsAlone, least: LEAST_COVERED_ALONE },
];

/** Of series of several lengths between players of several strengths, so many have the truth in their interval. */
function* intervals(runs: number): Iterable<Finding> {
  for (const { name, oddsOf: odds, least } of KINDS) {
    for (const length of LENGTHS) {
      const shares = STRENGTHS.flatMap((elo) =>
        TABLES.map((table) => {
          const random = new Random(`interval ${name} ${length} ${elo} ${JSON.stringify(table)}`);
          return countCovered(elo, length, { odds: odds({ ...table, elo }), runs, random }) / runs;
        }),
      );
      const [low, high] = [Math.min(...shares), Math.max(...shares)];
      const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
      const floor = 1 - mostByLuck(1 - least, runs) / runs;
      const ceiling = mostByLuck(MOST_COVERED, runs) / runs;
      yield {
        claim: `arena: 95 % intervals of ${length} ${name} hold the truth, ${shares.length} meetings × ${runs} runs: mean (range) %`,
        bar: `94–98 (${percent(least)}–${percent(MOST_COVERED)}; luck: ${percent(floor)}–${percent(ceiling)})`,
        measured: `${percent(mean)} (${percent(low)}–${percent(high)})`,
        verdict: verdict(mean >= 0.94 && mean <= 0.98 && low >= floor && high <= ceiling),
      };
    }
  }
}

/** The test says yes though the lower difference is true, and no though the upper one is, as rarely as it promises. */
function* errorRates(runs: number): Iterable<Finding> {
  for (const rules of TESTS) {
    const wrong = { accepted: 0, rejected: 0 };
    let pairs = 0;
    for (const table of TABLES) {
      const trial = (elo: number) => ({
        odds: oddsOf({ ...table, elo }),
        runs,
        random: new Random(`sprt ${rules.elo0} ${rules.elo1} ${elo} ${JSON.stringify(table)}`),
      });
      const lower = countVerdicts(rules, trial(rules.elo0));
      const upper = countVerdicts(rules, trial(rules.elo1));
      wrong.accepted = Math.max(wrong.accepted, lower.accepted);
      wrong.rejected = Math.max(wrong.rejected, upper.rejected);
      pairs += (lower.pairs + upper.pairs) / (2 * runs * TABLES.length);
    }
    const isKept = wrong.accepted <= mostByLuck(rules.alpha, runs) && wrong.rejected <= mostByLuck(rules.beta, runs);
    yield {
      claim: `arena: SPRT ${rules.elo0},${rules.elo1}: most wrong yes / wrong no, ${TABLES.length} tables × ${runs} runs, ${pairs.toFixed(0)} pairs on average, %`,
      bar: `≤ 5 (luck: ${percent(mostByLuck(rules.alpha, runs) / runs)})`,
      measured: `${percent(wrong.accepted / runs)} / ${percent(wrong.rejected / runs)}`,
      verdict: verdict(isKept),
    };
  }
}

/** Between the two differences every test still ends, and either answer is given. */
function* between(runs: number): Iterable<Finding> {
  const rules = TESTS[1]!;
  const [odds, random] = [oddsOf({ ...TABLES[1]!, elo: (rules.elo0 + rules.elo1) / 2 }), new Random('sprt between')];
  const { accepted, rejected, pairs } = countVerdicts(rules, { odds, runs, random });
  yield {
    claim: `arena: SPRT ${rules.elo0},${rules.elo1} of a true difference in the middle: yes / no, ${(pairs / runs).toFixed(0)} pairs on average`,
    bar: 'all decided',
    measured: `${accepted} / ${rejected}`,
    verdict: verdict(accepted + rejected === runs && Math.min(accepted, rejected) > runs / 4),
  };
}

/** A test that ends when it looks decided makes the difference look larger; what is said of its interval is measured too. */
function* coveredAfterTests(runs: number): Iterable<Finding> {
  const rules = TESTS[1]!;
  const shares = [-100, 0, 25, 50, 100, 200].map((elo) => {
    const random = new Random(`sprt covered ${elo}`);
    const { covered } = countVerdicts(rules, { odds: oddsOf({ ...TABLES[1]!, elo }), runs, random, elo });
    return covered / runs;
  });
  yield {
    claim: `arena: 95 % intervals of series that SPRT ${rules.elo0},${rules.elo1} ended hold the truth, least and most of ${shares.length} strengths, %`,
    bar: '≥ 88',
    measured: `${percent(Math.min(...shares))}–${percent(Math.max(...shares))}`,
    verdict: verdict(Math.min(...shares) >= 1 - mostByLuck(0.12, runs) / runs),
  };
}

/** A series that is all won is decided, and has a finite lower bound. */
function* allWon(): Iterable<Finding> {
  let counts = PENTANOMIAL;
  while (sprt(counts, TESTS[0]!).verdict === 'open' && counts[4]! < 1000) counts = withPair(counts, 4);
  const [low, high] = estimate([0, 0, 0, 0, 10]).interval95;
  yield {
    claim: 'arena: all won: pairs until SPRT 0,50 says yes; interval of 10 pairs',
    bar: '≤ 40; from a number to none',
    measured: `${counts[4]}; ${low?.toFixed(0)} to ${high === null ? '∞' : high}`,
    verdict: verdict(
      sprt(counts, TESTS[0]!).verdict === 'accepted' && counts[4]! <= 40 && low !== null && high === null,
    ),
  };
}

function* findings({ isSample }: ProofOptions): Iterable<Finding> {
  const runs = isSample ? SAMPLED_RUNS : RUNS;
  yield* intervals(runs);
  yield* errorRates(runs);
  yield* between(runs);
  yield* coveredAfterTests(runs);
  yield* allWon();
}

export const arenaStatistics: Claim = { kind: 'correctness', findings };
