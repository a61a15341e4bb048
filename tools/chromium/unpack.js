// node tools/chromium/unpack.js: makes the browser out of its package, in the folder `unpacked` beside this file.
// The package unpacks into the temporary folder and takes whatever is called `chromium` there for its own: so it is given
// a temporary folder of its own.
import { spawnSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('unpacked', import.meta.url));
const made = `${folder}-new`;
rmSync(made, { recursive: true, force: true });
mkdirSync(made);
process.env['TMPDIR'] = made;

/**
 * The package is installed only where no browser is: types must hold without it.
 * @typedef {{ default: { executablePath(): Promise<string> }, inflate: (file: string) => Promise<string> }} ChromiumPackage
 */
const NAME = '@sparticuz/chromium';
const { default: chromium, inflate } = /** @type {ChromiumPackage} */ (await import(NAME));
const executable = await chromium.executablePath();
const canStart = spawnSync(executable, ['--version']).status === 0;
// Libraries that a small machine lacks come with the package. Where the machine has its own, they are used.
if (!canStart) {
  await inflate(fileURLToPath(new URL('node_modules/@sparticuz/chromium/bin/al2023.tar.br', import.meta.url)));
  const env = { ...process.env, LD_LIBRARY_PATH: join(made, 'al2023/lib') };
  const { status, stderr, error } = spawnSync(executable, ['--version'], { env, encoding: 'utf8' });
  if (status !== 0) {
    // As on a system without glibc. The tests that need a browser are skipped then.
    const reason = (error?.message ?? stderr).trim().split('\n')[0];
    console.error(
      `This browser does not start here (${reason}). Install Chromium, Chrome or Edge for the browser tests.`,
    );
    rmSync(made, { recursive: true });
    process.exit();
  }
}
// The package looks for its fonts in /tmp alone, and a browser without any font ends at the first letter.
writeFileSync(
  join(made, 'fonts/fonts.conf'),
  `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir></fontconfig>
`,
);
rmSync(folder, { recursive: true, force: true });
renameSync(made, folder);
