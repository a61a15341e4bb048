import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildCommand } from '../../../tools/build-command.ts';
import { testFolder } from './folder.ts';

/** What starts the command. */
export const dedaloFile = await buildCommand();

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

const folder = testFolder();
let started = 0;

/** A data folder that nobody has used yet: the settings and the games of whoever runs the tests stay out of them. */
export const freshData = (): string => join(folder.path, `data-${++started}`);

/** Runs the command without a terminal. */
export function dedalo(
  args: readonly string[],
  options: { input?: string; env?: Record<string, string>; cwd?: string } = {},
): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [dedaloFile, ...args], {
    encoding: 'utf8',
    input: options.input ?? '',
    ...(options.cwd !== undefined && { cwd: options.cwd }),
    env: { ...process.env, ...NEUTRAL, DEDALO_DATA: freshData(), ...options.env },
  });
  return { code: status, out: stdout, error: stderr };
}

/** What the command says where programs run without a sandbox. */
export const UNPROTECTED =
  /^dedalo: programs run without a sandbox \((.*)\): they can read and change your files, .*\n/m;

/** The same on a machine with a sandbox and on one without it, for tests of something else. */
export const sandboxedOrNot = (ran: Ran): Ran => ({ ...ran, error: ran.error.replace(UNPROTECTED, '') });

/** What a user's surroundings could change. */
export const NEUTRAL = {
  DEDALO_DEBUG: '',
  LANG: 'C.UTF-8',
  LC_ALL: '',
  LC_MESSAGES: '',
  NO_COLOR: '',
  /** Empty it would force colours. */
  FORCE_COLOR: undefined,
};
