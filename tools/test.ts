/**
 * Everything that must hold, in one command: types, lint, format, tests and, unless --quick, a sample of the proof. Tests
 * that take minutes each are left to CI and to --all. --strict fails when a test was skipped that could run on a prepared
 * machine. The last line is plain: N passed, N failed, N skipped.
 */
import { spawnSync } from 'node:child_process';
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

const run = (args: readonly string[]): boolean =>
  spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...(isQuick && { DEDALO_QUICK: '1' }), ...(isWhole && { DEDALO_ALL: '1' }) },
  }).status === 0;

/** A tool that says yes or no: counts as one. */
function check(name: string, args: readonly string[]): Count {
  console.log(`\n— ${name}`);
  const isOk = run(args);
  if (!isOk) console.log(`${name}: failed`);
  return { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1 };
}

/** Runs something that leaves a report in a file, and counts what the report says. */
function reported(
  name: string,
  args: (file: string) => string[],
  count: (report: unknown, isOk: boolean) => Count,
): Count {
  console.log(`\n— ${name}`);
  const folder = mkdtempSync(join(tmpdir(), 'dedalo-test-'));
  const file = join(folder, 'report.json');
  try {
    const isOk = run(args(file));
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

const counts: Count[] = [
  ...PROJECTS.map((project) => check(`types of ${project}`, ['node_modules/typescript/bin/tsc', '-p', project])),
  check('lint', ['node_modules/oxlint/bin/oxlint', '--deny-warnings']),
  check('format', ['node_modules/oxfmt/bin/oxfmt', '--check']),
  reported(
    'tests',
    (file) => [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    countTests,
  ),
];
if (!isQuick) {
  counts.push(reported('proof, a sample', (file) => ['bench/proof.ts', '--sample', '--report', file], countFindings));
}

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
