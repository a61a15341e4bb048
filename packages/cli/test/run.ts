import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const dedaloFile = fileURLToPath(new URL('../bin/dedalo.js', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

/** Runs the command without a terminal. */
export function dedalo(
  args: readonly string[],
  options: { input?: string; env?: Record<string, string>; cwd?: string } = {},
): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [dedaloFile, ...args], {
    encoding: 'utf8',
    input: options.input ?? '',
    ...(options.cwd !== undefined && { cwd: options.cwd }),
    env: { ...process.env, DEDALO_DEBUG: '', ...options.env },
  });
  return { code: status, out: stdout, error: stderr };
}
