/** npm run release: makes dedalo-<version>.tgz in the project's folder (--out DIR: there), to be installed without it. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildAllReports } from '../build-report.ts';
import { buildWeb } from '../build-web.ts';
import { stageRelease } from './stage.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({ options: { out: { type: 'string', default: root } } });

await buildWeb();
await buildAllReports();
const folder = mkdtempSync(join(tmpdir(), 'dedalo-release-'));
try {
  stageRelease(root, folder);
  const packed = spawnSync('npm', ['pack', '--silent', '--pack-destination', resolve(values.out)], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (packed.status !== 0) throw new Error(`npm pack did not succeed:\n${packed.stdout}${packed.stderr}`);
  const tarball = join(resolve(values.out), packed.stdout.trim().split('\n').at(-1)!);
  console.log(`${tarball} (${(statSync(tarball).size / 1e6).toFixed(1)} MB)`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
