// Plain JavaScript that runs on Node 20.19 and newer, like the set-up that uses it.
import { randomBytes } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const POLL_MS = 100;
/** Another process was faster, so the lock must be read again. On Windows EPERM can mean any of these. */
const OVERTAKEN = ['ENOENT', 'ENOTEMPTY', 'EEXIST', 'EPERM', 'EBUSY'];

/**
 * Does the work while no other process does. Calls `onWait` once, with the process to wait for, if another one does.
 *
 * The lock is the one of packages/files/src/lock.ts, which Node 20 cannot run: a folder with one file, named after its
 * owner with a number that is never used again. It is taken by one rename, from nobody or from a process that was killed,
 * and that rename fails when the lock is no longer the one that was read.
 * @template T
 * @param {string} path
 * @param {(pid: number) => void} onWait
 * @param {() => T} work
 * @returns {T}
 */
export function withSetupLock(path, onWait, work) {
  const name = `${process.pid}-${startOf(process.pid)}-${randomBytes(8).toString('hex')}`;
  const pause = new Int32Array(new SharedArrayBuffer(4));
  let hasSaid = false;
  for (let owner = takeOrRead(path, name); owner !== undefined; owner = takeOrRead(path, name)) {
    if (!hasSaid) onWait(owner);
    hasSaid = true;
    Atomics.wait(pause, 0, 0, POLL_MS);
  }
  try {
    return work();
  } finally {
    unlinkSync(join(path, name));
    attempt(() => rmdirSync(path));
  }
}

/** Takes the lock, or returns the process that holds it. @param {string} path @param {string} name */
function takeOrRead(path, name) {
  for (;;) {
    const [holder] = namesIn(path);
    if (holder === undefined) takeFree(path, name);
    else if (holder === name) return undefined;
    else if (isRunning(holder)) return Number.parseInt(holder, 10);
    else attempt(() => renameSync(join(path, holder), join(path, name)));
  }
}

/** @param {string} path @returns {readonly string[]} */
function namesIn(path) {
  try {
    return readdirSync(path);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

/** A folder that holds a file is never replaced by a rename. @param {string} path @param {string} name */
function takeFree(path, name) {
  const draft = `${path}.${name}`;
  mkdirSync(draft);
  writeFileSync(join(draft, name), '');
  attempt(() => {
    // Left empty by a process that was killed while it gave the lock back. On Windows rename replaces no folder at all.
    if (process.platform === 'win32') attempt(() => rmdirSync(path));
    renameSync(draft, path);
  });
  rmSync(draft, { recursive: true, force: true });
}

/** @param {string} name */
function isRunning(name) {
  const [pid = '', started] = name.split('-');
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    // EPERM: it runs as another user.
    if (codeOf(error) !== 'EPERM') return false;
  }
  return startOf(Number(pid)) === started;
}

/**
 * When a process started, since process numbers are used again: field 22 of /proc/PID/stat (proc_pid_stat(5)); '' where the
 * system does not tell.
 * @param {number} pid
 */
function startOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/** @param {() => void} step */
function attempt(step) {
  try {
    step();
  } catch (error) {
    if (!OVERTAKEN.includes(codeOf(error))) throw error;
  }
}

/** @param {unknown} error */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code ?? '';
