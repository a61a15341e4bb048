import type { GameNames } from './names.ts';

type Names = Record<string, string>;

interface Manifest {
  readonly version: string;
  readonly license: string;
  readonly dependencies: Names;
  readonly engines: Names;
}

interface LockFile {
  packages: Record<string, object>;
}

const sorted = <V>(record: Readonly<Record<string, V>>): Record<string, V> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

const print = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The catalogue's package.json with the new game among its dependencies. */
export function withDependency(text: string, { id }: GameNames): string {
  const manifest = JSON.parse(text) as Manifest;
  return print({
    ...manifest,
    dependencies: sorted({ ...manifest.dependencies, [`@dedalo/${id}`]: manifest.version }),
  });
}

/** The lock file as `npm install` would write it: a link and a package of ours, nothing to be fetched. */
export function withPackage(
  text: string,
  { id }: GameNames,
  { manifest, catalogue }: { readonly manifest: string; readonly catalogue: string },
): string {
  const lock = JSON.parse(text) as LockFile;
  const { version, license, dependencies, engines } = JSON.parse(manifest) as Manifest;
  const folder = `packages/games/${id}`;
  return print({
    ...lock,
    packages: sorted({
      ...lock.packages,
      'packages/catalogue': {
        ...lock.packages['packages/catalogue'],
        dependencies: (JSON.parse(catalogue) as Manifest).dependencies,
      },
      [`node_modules/@dedalo/${id}`]: { resolved: folder, link: true },
      [folder]: { name: `@dedalo/${id}`, version, license, dependencies, engines },
    }),
  });
}
