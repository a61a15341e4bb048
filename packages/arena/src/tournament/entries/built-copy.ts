import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { writeSafely } from '@dedalo/files';
import { ok, type Result } from '@dedalo/grid';
import type { Copy } from './make-ready.ts';

const DAY = 86_400_000;
/** What nobody has used for so long is removed when something else is built. */
const KEPT = 7 * DAY;

interface Place {
  /** The folder of all copies. */
  readonly cache: string;
  readonly hash: string;
}

/**
 * The copy that was built for a content, or a new one. A file named for the hash says in which folder it is, and is written
 * when all is built: whoever is killed before has built nothing, and two who build at once do not meet.
 */
export async function builtCopy<P>(
  { cache, hash }: Place,
  build: (copy: Copy) => Promise<Result<void, P>>,
): Promise<Result<string, P>> {
  const pointer = join(cache, `${hash}.built`);
  const known = await readFile(pointer, 'utf8').then(
    (name) => join(cache, name.trim()),
    () => undefined,
  );
  if (known !== undefined && (await touch([pointer, known]))) return ok(join(known, 'copy'));
  await mkdir(cache, { recursive: true });
  await removeUnused(cache);
  const made = await mkdtemp(join(cache, `${hash.slice(0, 16)}-`));
  const folder = join(made, 'copy');
  const built = await build({ folder, log: join(made, 'build.log') });
  if (!built.ok) {
    await rm(made, { recursive: true, force: true });
    return built;
  }
  await writeSafely(pointer, `${made.slice(cache.length + 1)}\n`);
  return ok(folder);
}

/** Says whether they are there. */
async function touch(paths: readonly string[]): Promise<boolean> {
  const now = new Date();
  try {
    for (const path of paths) await utimes(path, now, now);
    return true;
  } catch {
    return false;
  }
}

async function removeUnused(cache: string): Promise<void> {
  for (const name of await readdir(cache)) {
    const path = join(cache, name);
    const used = await stat(path).catch(() => undefined);
    if (used && Date.now() - used.mtimeMs > KEPT) await rm(path, { recursive: true, force: true });
  }
}
