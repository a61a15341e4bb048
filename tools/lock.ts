import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const WAIT_MS = 50;
const PATIENCE_MS = 5 * 60_000;

/** Does the work while no other program does it: the file holds the number of the process that is at it. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  await take(file);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

async function take(file: string): Promise<void> {
  for (let waited = 0; waited < PATIENCE_MS; waited += WAIT_MS) {
    if (canTake(file)) return;
    const owner = readOwner(file);
    if (owner !== undefined && !isAlive(owner)) breakLock(file, owner);
    else await sleep(WAIT_MS);
  }
  throw new Error(`${file} has been held for too long. If nothing is being built, remove it.`);
}

/** A link, unlike a new file, is there with its content or not at all. */
function canTake(file: string): boolean {
  const own = `${file}-${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

function readOwner(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Two may find the same dead owner: the second must not take away the lock that the first has made since. */
function breakLock(file: string, owner: number): void {
  const aside = `${file}-${process.pid}-aside`;
  try {
    renameSync(file, aside);
    if (readOwner(aside) !== owner) linkSync(aside, file);
  } catch {
    // Another was quicker.
  } finally {
    rmSync(aside, { force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
