import {
  canonicalBoard,
  createLevelGenerator,
  findPack,
  type GeneratedLevel,
  type Level,
  OPTIMIZE_BY,
  type OptimizeBy,
  Optimizer,
  PACKS,
  PAR_MEASURES,
  parOf,
  type SolveAim,
  Solver,
} from '@dedalo/sokoban';
import { cpuMs } from '../cpu.ts';
import { allRight, type Claim, type Finding, type ProofOptions, verdict } from './claim.ts';

const MOST_SECONDS = 20;
const LEAST_PUSHES = 15;
/** Work for one level: seconds, where a small level takes hundredths. */
const MOST_WORK = 30_000_000;
const OPTIMIZE_WORK = 1_000_000;
/** How much longer than the optimum a shortened solution may be, over all levels. */
const MOST_GAP = 0.01;

function generate(count: number): readonly GeneratedLevel[] {
  const request = { width: 9, height: 9, boxes: 4, difficulty: 'medium', seed: 'proof', count } as const;
  const generator = createLevelGenerator(request);
  if (!generator.ok) throw new Error(generator.error.code);
  while (!generator.value.run(100_000));
  return generator.value.levels;
}

function solve(level: Level, aim: SolveAim): string | undefined {
  const end = new Solver(level, { aim }).run(MOST_WORK);
  return end?.type === 'solved' ? end.letters : undefined;
}

const COUNTS: Readonly<Record<OptimizeBy, (letters: string) => number>> = {
  moves: (letters) => letters.length,
  pushes: (letters) => letters.replaceAll(/[a-z]/g, '').length,
};

function* made(count: number, isSample: boolean): Iterable<Finding, readonly GeneratedLevel[]> {
  const begun = cpuMs();
  const levels = generate(count);
  const seconds = (cpuMs() - begun) / 1000;
  const name = `sokoban: ${count} generated levels of 9 × 9 with 4 boxes`;
  if (!isSample) {
    yield {
      claim: `${name}: time`,
      bar: `< ${MOST_SECONDS} CPU s`,
      measured: `${seconds.toFixed(1)} s`,
      verdict: verdict(levels.length === count && seconds < MOST_SECONDS),
    };
  }
  const solved = levels.filter(({ level }) => solve(level, 'any') !== undefined).length;
  yield allRight(`${name}: solved by the solver`, { right: solved, total: count });
  const fewest = Math.min(...levels.map(({ measures }) => measures.pushes));
  yield {
    claim: `${name}: fewest pushes`,
    bar: `≥ ${LEAST_PUSHES}`,
    measured: String(fewest),
    verdict: verdict(levels.length === count && fewest >= LEAST_PUSHES),
  };
  const right = levels.filter(({ level, measures }) => {
    const best = solve(level, 'pushes');
    return best !== undefined && COUNTS.pushes(best) === measures.pushes;
  }).length;
  yield allRight(`${name}: no solution has fewer pushes than stated`, { right, total: count });
  const boards = new Set(levels.map(({ level }) => canonicalBoard(level).join('\n')));
  yield allRight(`${name}: no two alike, however turned`, { right: boards.size, total: count });
  return levels;
}

/** Any solution that the solver finds, shortened, against the optimum that it proves. */
function* shortened(levels: readonly GeneratedLevel[]): Iterable<Finding> {
  for (const by of OPTIMIZE_BY) {
    const sums = { any: 0, shortened: 0, optimum: 0 };
    for (const { level } of levels) {
      const [any, best] = [solve(level, 'any'), solve(level, by)];
      if (any === undefined || best === undefined) throw new Error('a generated level is not solved');
      const optimizer = new Optimizer(level, any, { by });
      optimizer.run(OPTIMIZE_WORK);
      sums.any += COUNTS[by](any);
      sums.shortened += COUNTS[by](optimizer.letters);
      sums.optimum += COUNTS[by](best);
    }
    const over = (sum: number): number => sum / sums.optimum - 1;
    const share = (value: number): string => `${(100 * value).toFixed(1)} %`;
    yield {
      claim: `sokoban: solutions of ${levels.length} levels shortened by ${by}: over the optimum`,
      bar: `≤ ${share(MOST_GAP)}`,
      measured: `${share(over(sums.shortened))}, was ${share(over(sums.any))}`,
      verdict: verdict(over(sums.shortened) <= MOST_GAP),
    };
  }
}

/** That the par of every level that comes with the game is what its notes call it: proven. */
function* shipped(): Iterable<Finding> {
  const entries = PACKS.flatMap((pack) => findPack(pack).entries);
  for (const measure of PAR_MEASURES) {
    const right = entries.filter((entry) => {
      const best = solve(entry.level, measure);
      const par = parOf(entry)?.[measure];
      return best !== undefined && par?.isProven && COUNTS[measure](best) === par.count;
    }).length;
    yield allRight(`sokoban: shipped levels of which no solution has fewer ${measure} than the stored one`, {
      right,
      total: entries.length,
    });
  }
}

function* findings({ isSample }: ProofOptions): Iterable<Finding> {
  const levels = yield* made(isSample ? 10 : 50, isSample);
  yield* shortened(levels);
  if (!isSample) yield* shipped();
}

export const sokobanGenerator: Claim = { kind: 'correctness', findings };
