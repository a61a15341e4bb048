import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Manifest, readManifest } from '../pack.js';

/** A package of ours that a release brings along. */
export interface OwnPackage {
  /** From the project's folder. */
  readonly folder: string;
  readonly manifest: Manifest;
}

/** The command and all of ours that it runs on. */
export function packagesOfRelease(root: string): OwnPackage[] {
  const files = globSync(['packages/*/package.json', 'packages/games/*/package.json'], { cwd: root });
  const all = files.map((file): OwnPackage => {
    const folder = dirname(file).replaceAll('\\', '/');
    return { folder, manifest: readManifest(join(root, folder)) };
  });
  const found = new Map<string, OwnPackage>();
  const add = (name: string): void => {
    const own = all.find(({ manifest }) => manifest.name === name);
    if (own === undefined || found.has(name)) return;
    found.set(name, own);
    for (const needed of Object.keys(own.manifest.dependencies ?? {})) add(needed);
  };
  add('@dedalo/cli');
  return [...found.values()].sort((a, b) => a.folder.localeCompare(b.folder));
}

/** What is not ours of what they need, with its exact version. */
export function foreignDependencies(packages: readonly OwnPackage[]): Record<string, string> {
  const ours = new Set(packages.map(({ manifest }) => manifest.name));
  const needed = packages.flatMap(({ manifest }) => Object.entries(manifest.dependencies ?? {}));
  return Object.fromEntries(needed.filter(([name]) => !ours.has(name)).sort(([a], [b]) => a.localeCompare(b)));
}
