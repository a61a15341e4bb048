import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeLevelFile, findPack, type Level, PACKS, readLevels, Solver } from '@dedalo/sokoban';
import { cpuMs } from '../cpu.ts';
import { type Claim, type Finding, type ProofOptions, verdict } from './claim.ts';

const SLICE = 5000;
const MEMORY = 3 * 1024 ** 3;
/** CPU seconds for a level of the sets in which not every level is solved. */
const PATIENCE = 20;

/** A set of levels by somebody else: how many are to be solved, and in how many CPU seconds altogether. */
interface LevelSet {
  readonly file: string;
  readonly title: string;
  readonly first?: number;
  readonly least: number;
  readonly seconds?: number;
}

const SETS: readonly LevelSet[] = [
  { file: 'Microban_155.xsb', title: 'Microban', least: 155, seconds: 12 },
  { file: 'boxoban-hard-000.txt', title: 'Boxoban hard', first: 200, least: 200, seconds: 15 },
  { file: 'SokEvo_107.xsb', title: 'SokEvo', least: 105 },
  { file: 'Grigr2001_100.xsb', title: 'Grigr2001', least: 90 },
  { file: 'XSokoban_90.xsb', title: 'XSokoban', least: 82 },
];

/** CPU seconds that one level took, the collector's included; undefined if it was not solved in time. */
function secondsFor(level: Level): number | undefined {
  const begin = cpuMs();
  const solver = new Solver(level, { memory: MEMORY });
  while (solver.run(SLICE) === undefined && cpuMs() - begin < PATIENCE * 1000);
  return solver.end?.type === 'solved' ? (cpuMs() - begin) / 1000 : undefined;
}

function* ofSet({ file, title, first, least, seconds }: LevelSet, folder: string): Iterable<Finding> {
  const path = join(folder, file);
  const claim = `Sokoban solver: ${title}, levels solved at ${PATIENCE} CPU seconds each`;
  if (!existsSync(path)) {
    yield { claim, bar: `≥ ${least}`, measured: `no ${file}`, verdict: 'not run' };
    return;
  }
  const read = readLevels(decodeLevelFile(readFileSync(path)));
  if (!read.ok) throw new Error(`${path}: ${JSON.stringify(read.error)}`);
  const levels = read.value.entries.slice(0, first).map(({ level }) => level);
  const begin = cpuMs();
  const solved = levels.filter((level) => secondsFor(level) !== undefined).length;
  const taken = (cpuMs() - begin) / 1000;
  yield {
    claim,
    bar: `≥ ${least}`,
    measured: `${solved} of ${levels.length}`,
    verdict: verdict(solved >= least),
  };
  if (seconds === undefined) return;
  yield {
    claim: `Sokoban solver: ${title}, CPU seconds for all`,
    bar: `≤ ${seconds}`,
    measured: taken.toFixed(1),
    verdict: verdict(taken <= seconds),
  };
}

function* findings({ data, levels }: ProofOptions): Iterable<Finding> {
  const shipped = PACKS.flatMap((name) => findPack(name).entries.map(({ level }) => secondsFor(level)));
  const slowest = Math.max(...shipped.map((seconds) => seconds ?? Infinity));
  yield {
    claim: `Sokoban solver: the slowest of our ${shipped.length} levels, CPU seconds`,
    bar: '≤ 1',
    measured: slowest.toFixed(2),
    verdict: verdict(slowest <= 1),
  };
  const folder = levels ?? (data === undefined ? undefined : join(data, 'sokoban'));
  if (folder === undefined) {
    const claim = 'Sokoban solver: sets of levels that are not ours';
    yield { claim, bar: '', measured: 'give --levels DIR', verdict: 'not run' };
    return;
  }
  for (const set of SETS) yield* ofSet(set, folder);
}

export const sokobanSolver: Claim = { kind: 'speed', findings };
