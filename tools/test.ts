/**
 * Everything that must hold, in one command: types, lint, format, tests and, unless --quick, a sample of the proof. Tests
 * that take minutes each are left to CI and to --all. The last line is plain: N passed, N failed.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const isQuick = process.argv.includes('--quick');
const isWhole = process.argv.includes('--all');

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

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
  return { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1, skipped: 0 };
}

interface VitestReport {
  readonly success: boolean;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
}

function tests(): Count {
  console.log('\n— tests');
  const folder = mkdtempSync(join(tmpdir(), 'dedalo-test-'));
  const file = join(folder, 'report.json');
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const isOk = run(['node_modules/vitest/vitest.mjs', 'run', ...reporters]);
    const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
    // A file that cannot be loaded fails without a failed test in it.
    const failed = Math.max(report.numFailedTests, isOk && report.success ? 0 : 1);
    return { passed: report.numPassedTests, failed, skipped: report.numPendingTests + report.numTodoTests };
  } catch (error) {
    console.log(`the test runner left no report: ${String(error)}`);
    return { passed: 0, failed: 1, skipped: 0 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The browser's code, its worker's and its tests' each know other globals. */
const PROJECTS = ['tsconfig.json', ...['', '.worker', '.test'].map((kind) => `packages/web/tsconfig${kind}.json`)];

const counts = [
  ...PROJECTS.map((project) => check(`types of ${project}`, ['node_modules/typescript/bin/tsc', '-p', project])),
  check('lint', ['node_modules/oxlint/bin/oxlint', '--deny-warnings']),
  check('format', ['node_modules/oxfmt/bin/oxfmt', '--check']),
  tests(),
  ...(isQuick ? [] : [check('proof, a sample', ['bench/proof.ts', '--sample'])]),
];
const sum = (key: keyof Count): number => counts.reduce((total, count) => total + count[key], 0);
const skipped = sum('skipped');
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
