#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { findRightNode, NO_RIGHT_NODE } from './right-node.js';

const node = findRightNode();
if (node === process.execPath) {
  // Stripping and compiling the sources anew at every start would take three times as long.
  module.enableCompileCache?.();
  await import('../src/main.ts');
} else if (node === undefined) {
  console.error(NO_RIGHT_NODE);
  process.exitCode = 1;
} else {
  const self = fileURLToPath(import.meta.url);
  const { status } = spawnSync(node, [self, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
