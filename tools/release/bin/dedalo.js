#!/usr/bin/env node
// The command of a release. It runs on the Node that is there, and says so where that is too old.
import module from 'node:module';
import { isAtLeast, NEEDED_NODE, NEEDS_NODE } from '@dedalo/cli/right-node';

if (isAtLeast(process.versions.node, NEEDED_NODE)) {
  module.enableCompileCache?.();
  await import('@dedalo/cli');
} else {
  console.error(`${NEEDS_NODE}: please install it from nodejs.org and try again.`);
  process.exitCode = 1;
}
