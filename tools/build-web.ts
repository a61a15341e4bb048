/**
 * npm run build: makes the browser client in packages/web/dist, unless what is there is up to date (--force), and the
 * viewers of tournament reports beside it.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { replaceFolder } from '../packages/files/src/index.ts';
import { compressTexts } from './compress.ts';
import { withLock } from './lock.ts';
import { webStamp } from './build-stamp.ts';

export interface BuildOptions {
  /** The project's folder. */
  readonly root?: string;
  /** Whether to build even what is up to date. */
  readonly force?: boolean;
  /** A client of a test's own, beside the one that people get. */
  readonly variant?: WebVariant | undefined;
}

/** The client with something else in place of a part of it. */
export interface WebVariant {
  readonly name: string;
  /** What it is made of beside the client, from the project's folder. */
  readonly sources: readonly string[];
  readonly plugins: () => Plugin[];
}

/** Where a client lies once it is built. */
export const clientFolder = (variant?: WebVariant, root = projectFolder): string =>
  join(root, 'packages/web', variant ? `.dist-${variant.name}` : 'dist');

const { version: viteVersion } = createRequire(import.meta.url)('vite/package.json') as { version: string };
const projectFolder = fileURLToPath(new URL('..', import.meta.url));

/** Builds the client if it is stale; true if it did. Who comes while it is being built waits for it. */
export async function buildWeb({ root = projectFolder, force = false, variant }: BuildOptions = {}): Promise<boolean> {
  const web = join(root, 'packages/web');
  const folder = clientFolder(variant, root);
  const stampNow = (): string => webStamp(root, viteVersion, variant?.sources);
  const isFresh = (): boolean => readStamp(folder) === stampNow();
  const beside = variant ? `.dist-${variant.name}` : '.dist';
  if (!force && isFresh()) return false;
  return withLock(join(web, `${beside}-lock`), async () => {
    if (!force && isFresh()) return false;
    console.error(variant ? `Building the browser client (${variant.name}) …` : 'Building the browser client …');
    // Taken before: what changes while it builds makes the result stale.
    const stamp = stampNow();
    const made = join(web, `${beside}-new`);
    await runVite(web, made, variant?.plugins());
    await compressTexts(made);
    writeFileSync(join(made, '.stamp'), stamp);
    replaceFolder(folder, made);
    return true;
  });
}

function readStamp(folder: string): string | undefined {
  const file = join(folder, '.stamp');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

async function runVite(web: string, outDir: string, plugins: Plugin[] = []): Promise<void> {
  const { build } = await import('vite');
  const { NODE_ENV: before } = process.env;
  // A test runner says `test` here, and the client would be made for that.
  process.env['NODE_ENV'] = 'production';
  try {
    await build({
      root: web,
      configFile: join(web, 'vite.config.ts'),
      logLevel: 'warn',
      plugins,
      build: { outDir, emptyOutDir: true },
    });
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}

/** For the command line: what fails is said, and is the exit code. */
export async function buildOrSayWhy(options?: BuildOptions): Promise<boolean> {
  try {
    await buildWeb(options);
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
    return false;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const isBuilt = await buildOrSayWhy({ force: process.argv.includes('--force') });
  if (isBuilt) await (await import('./build-report.ts')).buildAllReports();
}
