/**
 * What a test needs and a machine may lack: `test('…', needs('tmux'), () => …)`. Without it the test is skipped, and the
 * end of the run says why and how to get it.
 */
import { spawnSync } from 'node:child_process';
import { sandboxProblem } from '../packages/arena/src/program/sandbox.ts';
import { findBrowser } from './find-browser.js';

interface Need {
  /** As in “12 need …”. */
  readonly name: string;
  /** How to get it, where there is a way. */
  readonly get?: string;
  readonly isThere: () => boolean;
}

const runs = (command: string, ...args: readonly string[]): boolean => spawnSync(command, args).status === 0;

export const NEEDS = {
  browser: {
    name: 'a browser',
    get: 'install Chromium, Chrome or Edge',
    isThere: () => findBrowser() !== undefined,
  },
  tmux: { name: 'tmux', get: 'apt-get install tmux', isThere: () => runs('tmux', '-V') },
  bubblewrap: {
    name: 'bubblewrap that may make a sandbox',
    get: 'apt-get install bubblewrap',
    isThere: () => sandboxProblem() === undefined,
  },
  python: { name: 'python3', get: 'apt-get install python3', isThere: () => runs('python3', '--version') },
  java: {
    name: 'a JDK of 17 or newer',
    get: 'apt-get install default-jdk-headless',
    // Records, and lists without a modifier.
    isThere: () => /javac (1[7-9]|[2-9]\d)/.test(String(spawnSync('javac', ['-version']).stdout)),
  },
  'java-11': {
    name: 'a JDK of 11 or newer',
    get: 'apt-get install default-jdk-headless',
    isThere: () => /javac (1[1-9]|[2-9]\d)/.test(String(spawnSync('javac', ['-version']).stdout)),
  },
  c: {
    name: 'a compiler of C and make',
    get: 'apt-get install gcc make',
    isThere: () => runs('cc', '--version') && runs('make', '--version'),
  },
  bash: { name: 'bash', get: 'apt-get install bash', isThere: () => runs('bash', '-c', 'exit 0') },
  zsh: { name: 'zsh', get: 'apt-get install zsh', isThere: () => runs('zsh', '-c', 'exit 0') },
  fish: { name: 'fish', get: 'apt-get install fish', isThere: () => runs('fish', '-c', 'exit 0') },
  setsid: {
    name: 'setsid and setpriv',
    get: 'apt-get install util-linux',
    isThere: () => runs('setsid', 'true') && runs('setpriv', '--pdeathsig', 'KILL', 'true'),
  },
  tar: { name: 'tar', get: 'apt-get install tar', isThere: () => runs('tar', '--version') },
  linux: { name: 'Linux', isThere: () => process.platform === 'linux' },
  posix: { name: 'a system other than Windows', isThere: () => process.platform !== 'win32' },
  'not-root': { name: 'a user who is not root', isThere: () => process.getuid?.() !== 0 },
} as const satisfies Record<string, Need>;

export type NeedName = keyof typeof NEEDS;

declare module 'vitest' {
  interface TaskMeta {
    /** What this test needs and the machine lacks. */
    missing?: readonly NeedName[];
  }
}

const found = new Map<NeedName, boolean>();

export function isThere(need: NeedName): boolean {
  const known = found.get(need) ?? NEEDS[need].isThere();
  found.set(need, known);
  return known;
}

/** Options of a test or of a group of tests that needs all of these. */
export function needs(...names: readonly NeedName[]): { skip: boolean; meta: { missing: readonly NeedName[] } } {
  const missing = names.filter((name) => !isThere(name));
  return { skip: missing.length > 0, meta: { missing } };
}

/** “14 skipped: 12 need tmux (apt-get install tmux), 2 need a user who is not root”. */
export function explainSkipped(skipped: ReadonlyMap<NeedName | 'no reason', number>): string {
  const total = [...skipped.values()].reduce((sum, count) => sum + count, 0);
  const parts = [...skipped].map(([name, count]) => {
    if (name === 'no reason') return `${count} give no reason`;
    const need: Need = NEEDS[name];
    return `${count} need${count === 1 ? 's' : ''} ${need.name}${need.get === undefined ? '' : ` (${need.get})`}`;
  });
  return `${total} skipped: ${parts.join(', ')}`;
}
