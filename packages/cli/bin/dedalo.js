#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findRightNode, NO_RIGHT_NODE } from './right-node.js';

const node = findRightNode();
if (node === process.execPath) {
  await import('../src/main.ts');
} else if (node === undefined) {
  console.error(NO_RIGHT_NODE);
  process.exitCode = 1;
} else {
  const self = fileURLToPath(import.meta.url);
  const { status } = spawnSync(node, [self, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
