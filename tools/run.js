// node tools/run.js SCRIPT [ARGUMENTS]: sets up what is missing, then runs the script on the right Node.
import module from 'node:module';
import { delimiter, dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { findRightNode, NO_RIGHT_NODE } from '../packages/cli/bin/right-node.js';
import { runOn } from '../packages/cli/bin/run-on.js';
import { setUp } from './setup.js';

const [script = '', ...args] = process.argv.slice(2);
const file = fileURLToPath(new URL(`../${script}`, import.meta.url));
const hasInstalled = setUp(script, args);
const node = findRightNode();

// npm runs these in the project's folder, but paths on their command line are meant from where it was typed.
const { npm_lifecycle_event: event = '', INIT_CWD: typedIn } = process.env;
if (['start', 'terminal'].includes(event) && typedIn) process.chdir(typedIn);

if (node === undefined) {
  console.error(NO_RIGHT_NODE);
  process.exitCode = 1;
} else if (node === process.execPath && !hasInstalled) {
  process.argv.splice(1, 2, file);
  // Stripping the sources anew at every start would take longer than most of what they do.
  module.enableCompileCache?.();
  await import(pathToFileURL(file).href);
} else {
  // Programs that are started from here by the name `node` get the same one.
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env['PATH'] ?? ''}` };
  runOn(node, [file, ...args], env);
}
