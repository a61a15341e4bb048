// Plain JavaScript that runs on Node 20.19 and newer: it is what brings everything else.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isAtLeast, NEEDED_NODE, NO_RIGHT_NODE } from '../packages/cli/bin/right-node.js';
import { findInstalledBrowser } from './find-browser.js';
import { withSetupLock } from './setup-lock.js';

const OLDEST_NODE = '20.19';
const root = fileURLToPath(new URL('..', import.meta.url));
const isLinuxX64 = process.platform === 'linux' && process.arch === 'x64';

/**
 * What a script needs besides the packages that Dedalo runs on. A script that is not named here is a tool of the project's
 * developers.
 * @type {Readonly<Record<string, readonly ('tools' | 'browser' | 'peers')[]>>}
 */
const NEEDS = {
  'tools/start.ts': [],
  'tools/build-web.ts': [],
  'packages/cli/bin/dedalo.js': [],
  'tools/new-game/main.ts': [],
  'tools/test.ts': ['tools', 'browser'],
  'tools/pictures.ts': ['tools', 'browser'],
  'bench/main.ts': ['tools', 'peers'],
  'bench/proof.ts': ['tools', 'browser', 'peers'],
};

/** Installs what the script needs and is missing or stale, each piece with a line that says why; true if it had to. */
export function setUp(script = '', /** @type {readonly string[]} */ args = []) {
  const needs = (NEEDS[script] ?? ['tools']).filter((need) => need !== 'browser' || !args.includes('--quick'));
  let hasInstalled = false;
  const bring = (/** @type {PieceName} */ name) => {
    if (install(name)) hasInstalled = true;
  };
  if (!isAtLeast(process.versions.node, NEEDED_NODE)) {
    if (!isAtLeast(process.versions.node, OLDEST_NODE)) {
      fail(`Dedalo's set-up needs Node ${OLDEST_NODE} or newer; this is ${process.versions.node}.`);
    }
    if (!isLinuxX64) fail(NO_RIGHT_NODE);
    bring('node');
  }
  bring(needs.includes('tools') ? 'tools' : 'packages');
  if (needs.includes('peers')) bring('peers');
  if (needs.includes('browser') && isLinuxX64 && findInstalledBrowser() === undefined) bring('browser');
  return hasInstalled;
}

/**
 * @typedef {object} Piece
 * @property {string} folder where its package.json and its lock file lie
 * @property {string} why
 * @property {readonly string[]} [flags] for npm
 * @property {string} [finish] a script that ends the installation
 * @property {PieceName} [more] what also serves: the same folder with more in it
 */

/** @typedef {'node' | 'packages' | 'tools' | 'peers' | 'browser'} PieceName */

/** @type {Readonly<Record<PieceName, Piece>>} */
const PIECES = {
  node: {
    folder: 'tools/node',
    why: `Fetching Node 24 (190 MB): Dedalo runs on ${NEEDED_NODE} or newer, and this machine has ${process.versions.node} …`,
  },
  packages: {
    folder: '.',
    flags: ['--omit=dev'],
    more: 'tools',
    why: 'Fetching the packages that Dedalo runs on (80 MB) …',
  },
  tools: { folder: '.', why: 'Fetching the packages that Dedalo runs on and is checked with (200 MB) …' },
  peers: { folder: 'bench/peers', why: 'Fetching the libraries that Dedalo is compared with (40 MB) …' },
  browser: {
    folder: 'tools/chromium',
    finish: 'tools/chromium/unpack.js',
    why: 'Fetching a browser for the tests (280 MB): no Chromium, Chrome or Edge is installed …',
  },
};

/** @param {PieceName} name @returns {boolean} whether it was missing or stale */
function install(name) {
  const piece = PIECES[name];
  const folder = join(root, piece.folder);
  const stamp = join(folder, 'node_modules/.dedalo-installed');
  const fingerprint = fingerprintOf(folder);
  const serving = [name, piece.more].map((kind) => `${kind} ${fingerprint}`);
  const isInstalled = () => existsSync(stamp) && serving.includes(readFileSync(stamp, 'utf8'));
  if (isInstalled()) return false;
  const sayWaiting = (/** @type {number} */ pid) =>
    console.error(`Waiting for another set-up of Dedalo to end (process ${pid}) …`);
  // Two installations in one folder remove each other's files.
  withSetupLock(join(folder, '.setup-lock'), sayWaiting, () => {
    if (isInstalled()) return;
    console.error(piece.why);
    fetchPiece(piece, folder);
    writeFileSync(stamp, `${name} ${fingerprint}`);
  });
  return true;
}

/** @param {Piece} piece @param {string} folder */
function fetchPiece(piece, folder) {
  run(['ci', '--no-audit', '--no-fund', '--loglevel=error', ...(piece.flags ?? [])], folder);
  if (piece.finish) {
    const { status } = spawnSync(process.execPath, [join(root, piece.finish)], { stdio: 'inherit' });
    if (status !== 0) fail(`${piece.finish} did not succeed (its words are above).`);
  }
}

/**
 * For whoever changes the lock file in a way that needs nothing to be fetched: what was installed before is installed
 * after it too.
 * @param {() => void} change
 */
export function renewStamp(change) {
  const stamp = join(root, 'node_modules/.dedalo-installed');
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  const before = fingerprintOf(root);
  change();
  if (installed.endsWith(before)) writeFileSync(stamp, installed.replace(before, fingerprintOf(root)));
}

/** What an installation depends on. @param {string} folder */
function fingerprintOf(folder) {
  const hash = createHash('sha256');
  hash.update(`${process.platform} ${process.arch}\n`);
  hash.update(readFileSync(join(folder, 'package-lock.json')));
  return hash.digest('hex');
}

/** @param {string[]} args @param {string} cwd */
function run(args, cwd) {
  const { status, stdout, stderr, error } = runNpm(args, cwd);
  if (status === 0) return;
  process.stderr.write(`${stdout ?? ''}${stderr ?? ''}${error ? `${error.message}\n` : ''}`);
  fail('npm ci did not succeed (its words are above). Is there a connection to the npm registry?');
}

/** @param {string[]} args @param {string} cwd */
function runNpm(args, cwd) {
  const npm = process.env['npm_execpath'];
  const options = /** @type {const} */ ({ cwd, encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (npm?.endsWith('.js')) return spawnSync(process.execPath, [npm, ...args], options);
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

/** @param {string} sentence @returns {never} */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
