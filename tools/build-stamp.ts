import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What the built browser client is made of, from the project's folder. */
const SOURCES = [
  'package-lock.json',
  'tsconfig.json',
  'packages/*/package.json',
  'packages/*/src',
  'packages/games/*/package.json',
  'packages/games/*/src',
  'packages/web/art',
  'packages/web/build',
  'packages/web/{index,embed}.html',
  'packages/web/public',
  'packages/web/tsconfig*.json',
  'packages/web/vite.config.ts',
];

/** What the viewer of the reports is made of. */
const REPORT_SOURCES = [
  'package-lock.json',
  'tsconfig.json',
  'packages/{grid,engine,toml,catalogue,words,clients,web}/{package.json,src}',
  'packages/games/*/{package.json,src}',
  'packages/web/art',
  'packages/web/build',
  'packages/web/tsconfig*.json',
];

/** What the command is made of. */
const COMMAND_SOURCES = [
  'package-lock.json',
  'packages/{arena,catalogue,cli,clients,engine,files,grid,protocol,server,toml,words}/{package.json,src}',
  'packages/games/*/{package.json,src}',
  'tools/build-command.ts',
];

/** One hash of all that the client is made of and of what makes it: as long as it is the same, so is the client. */
export const webStamp = (root: string, viteVersion: string, more: readonly string[] = []): string =>
  stampOf([...SOURCES, ...more], root, viteVersion);

export const reportStamp = (root: string, viteVersion: string): string => stampOf(REPORT_SOURCES, root, viteVersion);

export const commandStamp = (root: string, bundler: string): string => stampOf(COMMAND_SOURCES, root, bundler);

function stampOf(sources: readonly string[], root: string, bundler: string): string {
  const hash = createHash('sha256');
  const add = (name: string, content: string | Buffer): void => {
    hash.update(`${name.replaceAll('\\', '/')}\0${content.length}\0`);
    hash.update(content);
  };
  add('bundler', bundler);
  for (const path of globSync(sources, { cwd: root }).sort()) {
    for (const file of filesIn(root, path)) add(file, readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

function filesIn(root: string, path: string): string[] {
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
}
