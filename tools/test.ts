/**
 * Everything that must hold, in one command: types, lint, format, tests and, unless --quick, a sample of the proof. Tests
 * that take minutes each are left to CI and to --all. --strict fails when a test was skipped that could run on a prepared
 * machine. The last line is plain: N passed, N failed, N skipped.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Finding } from '../bench/claims/claim.ts';
import { explainSkipped, type NeedName } from './needs.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const isQuick = process.argv.includes('--quick');
const isWhole = process.argv.includes('--all');
const isStrict = process.argv.includes('--strict');
const SLOWEST = 10;

interface Count {
  readonly passed: number;
  readonly failed: number;
  /** What each skipped test needs. */
  readonly skipped?: readonly Lack[];
}
type Lack = NeedName | 'no reason';

/** Runs a script of Node. One that runs beside others keeps its words until it is over, so that they stay together. */
async function run(name: string, args: readonly string[], { isBeside }: { isBeside: boolean }): Promise<boolean> {
  if (!isBeside) console.log(`\n— ${name}`);
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', ...(isBeside ? (['pipe', 'pipe'] as const) : (['inherit', 'inherit'] as const))],
    env: { ...process.env, ...(isQuick && { DEDALO_QUICK: '1' }), ...(isWhole && { DEDALO_ALL: '1' }) },
  });
  const words: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => words.push(part));
  const [code] = (await once(child, 'close')) as [number | null];
  if (isBeside) console.log(`\n— ${name}\n${Buffer.concat(words).toString()}`.trimEnd());
  return code === 0;
}

/** A tool that says yes or no: counts as one. */
async function check(name: string, args: readonly string[]): Promise<Count> {
  const isOk = await run(name, args, { isBeside: true });
  if (!isOk) console.log(`${name}: failed`);
  return { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1 };
}

interface Reported {
  readonly name: string;
  readonly args: readonly string[];
  /** The flag that names the file of the report. */
  readonly flag: string;
  readonly isBeside: boolean;
  readonly count: (report: unknown, isOk: boolean) => Count;
}

/** Runs something that leaves a report in a file, and counts what the report says. */
async function reported({ name, args, flag, isBeside, count }: Reported): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), 'dedalo-test-'));
  const file = join(folder, 'report.json');
  try {
    const isOk = await run(name, [...args, `${flag}=${file}`], { isBeside });
    return count(JSON.parse(readFileSync(file, 'utf8')), isOk);
  } catch (error) {
    console.log(`${name}: no report was left: ${String(error)}`);
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface VitestReport {
  readonly success: boolean;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly meta: { readonly missing?: readonly NeedName[] };
    }[];
  }[];
}

const NOT_RUN = ['skipped', 'pending', 'todo', 'disabled'];

function countTests(report: unknown, isOk: boolean): Count {
  const { success, numPassedTests, numFailedTests, testResults } = report as VitestReport;
  const skipped = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => NOT_RUN.includes(status))
    .map(({ meta }) => meta.missing?.[0] ?? 'no reason');
  const files = testResults.toSorted((a, b) => b.endTime - b.startTime - (a.endTime - a.startTime)).slice(0, SLOWEST);
  console.log(`\nThe slowest of ${testResults.length} files:`);
  for (const { name, startTime, endTime } of files) {
    console.log(`${((endTime - startTime) / 1000).toFixed(1).padStart(7)} s  ${relative(root, name)}`);
  }
  // A file that cannot be loaded fails without a failed test in it.
  return { passed: numPassedTests, failed: Math.max(numFailedTests, isOk && success ? 0 : 1), skipped };
}

function countFindings(report: unknown, isOk: boolean): Count {
  const findings = Object.groupBy(report as readonly Finding[], ({ verdict }) => verdict);
  return {
    passed: findings.ok?.length ?? 0,
    failed: Math.max(findings.MISSED?.length ?? 0, isOk ? 0 : 1),
    skipped: (findings['not run'] ?? []).map(({ missing }) => missing?.[0] ?? 'no reason'),
  };
}

/** The browser's code, its worker's and its tests' each know other globals. */
const PROJECTS = ['tsconfig.json', ...['', '.worker', '.test'].map((kind) => `packages/web/tsconfig${kind}.json`)];

const TESTS: Reported = {
  name: 'tests',
  args: ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json'],
  flag: '--outputFile.json',
  isBeside: false,
  count: countTests,
};

const PROOF: Reported = {
  name: 'proof, a sample',
  args: ['bench/proof.ts', '--sample'],
  flag: '--report',
  isBeside: true,
  count: countFindings,
};

const counts: Count[] = [
  ...(await Promise.all([
    check('lint', ['node_modules/oxlint/bin/oxlint', '--deny-warnings']),
    check('format', ['node_modules/oxfmt/bin/oxfmt', '--check']),
    ...PROJECTS.map((project) => check(`types of ${project}`, ['node_modules/typescript/bin/tsc', '-p', project])),
  ])),
  ...(await Promise.all([reported(TESTS), ...(isQuick ? [] : [reported(PROOF)])])),
];

const skipped = counts.flatMap((count) => count.skipped ?? []);
if (skipped.length > 0) {
  const byNeed = Map.groupBy(skipped, (need) => need);
  const sums = [...byNeed].map(([need, all]) => [need, all.length] as const).sort(([, a], [, b]) => b - a);
  console.log(`\n${explainSkipped(new Map(sums))}`);
}
// No machine has both root, who sets it up, and a user who is not.
const unexpected = isStrict ? skipped.filter((need) => need !== 'not-root').length : 0;
if (unexpected > 0) console.log(`--strict: ${unexpected} of these must not be skipped here, and count as failed`);

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, unexpected);
console.log(`\n${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`);
process.exitCode = failed > 0 ? 1 : 0;
