// node tools/run.js SCRIPT [ARGUMENTS]: sets up what is missing, then runs the script on the right Node.
import { spawn } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { findRightNode, NO_RIGHT_NODE } from '../packages/cli/bin/right-node.js';
import { setUp } from './setup.js';

const [script = '', ...args] = process.argv.slice(2);
const file = fileURLToPath(new URL(`../${script}`, import.meta.url));
const hasInstalled = setUp();
const node = findRightNode();

// `npm start` runs in the project's folder, but paths on its command line are meant from where it was typed.
if (process.env['npm_lifecycle_event'] === 'start' && process.env['INIT_CWD']) process.chdir(process.env['INIT_CWD']);

if (node === undefined) {
  console.error(NO_RIGHT_NODE);
  process.exitCode = 1;
} else if (node === process.execPath && !hasInstalled) {
  process.argv.splice(1, 2, file);
  await import(pathToFileURL(file).href);
} else {
  const child = spawn(node, [file, ...args], { stdio: 'inherit' });
  // The child gets the terminal's signals itself and decides; this process only waits for it.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => signal !== 'SIGINT' && child.kill(signal));
  }
  child.on('close', (code, signal) => {
    if (signal) console.error(`ended by ${signal}`);
    process.exitCode = code ?? 1;
  });
}
