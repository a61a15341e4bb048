// npm runs this before and after it packs a package: the tarball gets JavaScript with declarations, since Node runs no
// TypeScript inside node_modules, while in the project the sources are used as they are.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findRightNode } from '../packages/cli/bin/right-node.js';

const own = 'package.json';
const kept = 'package.json.kept';

function restore() {
  if (existsSync(kept)) renameSync(kept, own);
}

function prepare() {
  restore();
  rmSync('dist', { recursive: true, force: true });
  const tsc = fileURLToPath(new URL('../node_modules/typescript/bin/tsc', import.meta.url));
  const built = spawnSync(findRightNode() ?? process.execPath, [tsc, '-p', 'tsconfig.build.json'], {
    stdio: 'inherit',
  });
  if (built.status !== 0) process.exit(1);
  const text = readFileSync(own, 'utf8');
  writeFileSync(kept, text);
  const { scripts: _scripts, ...manifest } = JSON.parse(text);
  const distOf = (/** @type {string} */ file, /** @type {string} */ ending) =>
    file.replace(/^\.\/src\//, './dist/').replace(/\.ts$/, ending);
  manifest.exports = Object.fromEntries(
    Object.entries(/** @type {Record<string, string>} */ (manifest.exports)).map(([name, file]) => [
      name,
      { types: distOf(file, '.d.ts'), default: distOf(file, '.js') },
    ]),
  );
  manifest.files = ['dist'];
  writeFileSync(own, `${JSON.stringify(manifest, null, 2)}\n`);
}

if (process.argv[2] === 'prepare') prepare();
else restore();
