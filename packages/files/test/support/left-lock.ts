import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { formatOwner, type Owner } from '../../src/owner.ts';

/** A process that has ended. */
export const endedProcess = (): number => spawnSync(process.execPath, ['--version']).pid;

type Described = Partial<Owner> & Pick<Owner, 'pid'>;

/** Of a process of this host, unless it is described otherwise. */
export const nameOf = (owner: Described): string =>
  formatOwner({ started: '', host: encodeURIComponent(hostname()), ...owner });

/** Makes a lock as its owner has left it. */
export function leaveLock(path: string, owner: Described): void {
  mkdirSync(path);
  writeFileSync(join(path, nameOf(owner)), '');
}
