// How every package becomes JavaScript with declarations: Node runs no TypeScript inside node_modules, while in the project
// the sources are used as they are. npm runs this before and after it packs a package; a release is staged with the same.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findRightNode } from '../packages/cli/bin/right-node.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const LICENCE = 'LICENSE';
const KEPT = 'package.json.kept';

/**
 * What a package.json says.
 * @typedef {{
 *   [key: string]: unknown;
 *   name: string;
 *   version: string;
 *   exports?: Record<string, string>;
 *   dependencies?: Record<string, string>;
 * }} Manifest
 */

/** @param {string} folder @returns {Manifest} */
export const readManifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** @param {string} folder @param {object} manifest */
export const writeManifest = (folder, manifest) =>
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);

/**
 * @typedef {object} Compiled
 * @property {string} folder from which the others are meant
 * @property {readonly string[]} include the folders with the sources
 * @property {string} rootDir what the compiled files keep their paths below
 * @property {string} outDir
 * @property {readonly string[]} types what the sources may use besides the language
 */

/** @param {Compiled} compiled */
export function compile({ folder, include, rootDir, outDir, types }) {
  const config = join(folder, `.dist-tsconfig-${process.pid}.json`);
  const emitted = { noEmit: false, declaration: true, rewriteRelativeImportExtensions: true };
  const compilerOptions = { ...emitted, rootDir, outDir, types, allowJs: false, checkJs: false };
  const text = JSON.stringify({ extends: join(root, 'tsconfig.json'), compilerOptions, include, exclude: [] });
  writeFileSync(config, text);
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  try {
    const { status } = spawnSync(findRightNode() ?? process.execPath, [tsc, '-p', config], { stdio: 'inherit' });
    if (status !== 0) throw new Error('the sources do not compile (the words of the compiler are above)');
  } finally {
    rmSync(config);
  }
}

/** The manifest of the compiled package. @param {Manifest} manifest */
export function packedManifest({ scripts: _scripts, ...manifest }) {
  const distOf = (/** @type {string} */ file, /** @type {string} */ ending) =>
    file.replace(/^\.\/src\//, './dist/').replace(/\.ts$/, ending);
  const exported = Object.entries(manifest.exports ?? {}).map(([name, file]) => [
    name,
    file.endsWith('.ts') ? { types: distOf(file, '.d.ts'), default: distOf(file, '.js') } : file,
  ]);
  return { ...manifest, exports: Object.fromEntries(exported), files: ['dist', 'bin', 'hosts', 'kits', '*.md'] };
}

/** Copies the project's licence, which goes with every package. @param {string} folder */
export const copyLicence = (folder) => copyFileSync(join(root, LICENCE), join(folder, LICENCE));

function prepare() {
  restore();
  // Without the types of Node: these packages run in the browser too.
  compile({ folder: '.', include: ['src'], rootDir: 'src', outDir: 'dist', types: [] });
  const manifest = readManifest('.');
  renameSync('package.json', KEPT);
  writeManifest('.', packedManifest(manifest));
  copyLicence('.');
}

/** Also after a packing that was broken off. */
function restore() {
  if (existsSync(KEPT)) renameSync(KEPT, 'package.json');
  rmSync(LICENCE, { force: true });
  rmSync('dist', { recursive: true, force: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv[2] === 'prepare') prepare();
  else restore();
}
