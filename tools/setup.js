// Plain JavaScript that runs on Node 20.19 and newer: it is what brings everything else.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isAtLeast } from '../packages/cli/bin/right-node.js';

const OLDEST_NODE = '20.19';
const root = fileURLToPath(new URL('..', import.meta.url));
const modules = `${root}node_modules`;
const stamp = `${modules}/.dedalo-installed`;

/** What an installation depends on. */
function fingerprint() {
  const hash = createHash('sha256');
  hash.update(`${process.platform} ${process.arch}\n`);
  hash.update(readFileSync(`${root}package-lock.json`));
  return hash.digest('hex');
}

export function isInstalled() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
}

/** Installs the locked packages where they are missing or stale; true if it had to. */
export function setUp() {
  if (isInstalled()) return false;
  if (!isAtLeast(process.versions.node, OLDEST_NODE)) {
    fail(`Dedalo's set-up needs Node ${OLDEST_NODE} or newer; this is ${process.versions.node}.`);
  }
  console.error('Installing the locked packages (only when they are missing or have changed) …');
  const { status, stdout, stderr, error } = runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (status !== 0) {
    process.stderr.write(`${stdout ?? ''}${stderr ?? ''}${error ? `${error.message}\n` : ''}`);
    fail('npm ci did not succeed (its words are above). Is there a connection to the npm registry?');
  }
  writeFileSync(stamp, fingerprint());
  return true;
}

/** @param {string[]} args */
function runNpm(args) {
  const npm = process.env['npm_execpath'];
  const options = /** @type {const} */ ({ cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (npm?.endsWith('.js')) return spawnSync(process.execPath, [npm, ...args], options);
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

/** @param {string} sentence @returns {never} */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
