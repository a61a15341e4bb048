#!/usr/bin/env node
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { findRightNode, NO_RIGHT_NODE } from './right-node.js';
import { runOn } from './run-on.js';

const node = findRightNode();
if (node === process.execPath) {
  // Stripping and compiling the sources anew at every start would take three times as long.
  module.enableCompileCache?.();
  await import('../src/main.ts');
} else if (node === undefined) {
  console.error(NO_RIGHT_NODE);
  process.exitCode = 1;
} else {
  runOn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)]);
}
