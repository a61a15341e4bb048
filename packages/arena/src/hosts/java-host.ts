import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { err, ok, type Result } from '@dedalo/grid';
import { cacheFolder } from './cache-folder.ts';
import type { HostProblem } from './host-problem.ts';
import { compileJava, sourcesIn } from './java-sources.ts';

const SOURCES = fileURLToPath(new URL('../../hosts/java', import.meta.url));

/** The classes run on every Java since this one. */
export const OLDEST_JAVA = 11;

/**
 * The folder with the classes of the host, compiled by the user's javac when it is first needed. Its name follows from the
 * sources. It is made elsewhere and then renamed, so that a half-made one never stands there, however many begin at once.
 */
export async function javaHost(): Promise<Result<string, HostProblem>> {
  const sources = await sourcesIn(SOURCES);
  const hash = createHash('sha256').update(`${OLDEST_JAVA}`);
  for (const source of sources) hash.update(`\0${source}\0`).update(await readFile(join(SOURCES, source)));
  const cache = cacheFolder(process.env, process.platform, homedir());
  const folder = join(cache, `java-host-${hash.digest('hex').slice(0, 16)}`);
  if (existsSync(folder)) return ok(folder);
  try {
    await mkdir(cache, { recursive: true });
    const made = await mkdtemp(`${folder}-`);
    const compiled = await compileJava(SOURCES, { sources, classpath: SOURCES, to: made, release: OLDEST_JAVA });
    if (compiled.ok) await rename(made, folder).catch((error: unknown) => acceptOther(folder, error));
    await rm(made, { recursive: true, force: true });
    return compiled.ok ? ok(folder) : compiled;
  } catch (error) {
    const { code = String(error) } = error as NodeJS.ErrnoException;
    return err({ code: 'no-cache', folder: cache, reason: code });
  }
}

/** Another process may have been first; a folder that holds something is never replaced by a rename. */
function acceptOther(folder: string, error: unknown): void {
  if (!existsSync(folder)) throw error;
}
