/**
 * A registry on this machine alone, with the packages that the project has installed: what tests install they get from
 * here, so that no test leaves the machine. A process of its own, since tests wait for npm without looking up.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const self = fileURLToPath(import.meta.url);

export interface Registry {
  /** For npm: where it looks and where it keeps what it has found. */
  readonly environment: Readonly<Record<string, string>>;
  close(): void;
}

/** Serves the packages of folders that hold a node_modules. */
export async function startRegistry(folders: readonly string[], cache: string): Promise<Registry> {
  const child = spawn(process.execPath, [self, ...folders], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [address] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    environment: { npm_config_registry: address.toString().trim(), npm_config_cache: cache },
    close: () => void child.kill(),
  };
}

interface Installed {
  readonly folder: string;
  readonly manifest: { readonly name: string; readonly version: string };
}

/** Also those that a package has in a node_modules of its own. */
function installedIn(folder: string): Installed[] {
  const files = globSync(['node_modules/*/package.json', 'node_modules/@*/*/package.json'], { cwd: folder });
  const found = files.map((file) => ({
    folder: join(folder, dirname(file)),
    manifest: JSON.parse(readFileSync(join(folder, file), 'utf8')) as Installed['manifest'],
  }));
  return [...found, ...found.flatMap((own) => installedIn(own.folder))];
}

function serve(packages: readonly Installed[]): void {
  const server = createServer((request, response) => {
    const address = `http://${request.headers.host}`;
    const [name = '', version] = decodeURIComponent((request.url ?? '/').slice(1)).split('/-/');
    const found = packages.filter(({ manifest }) => manifest.name === name);
    if (found.length === 0) return response.writeHead(404).end();
    if (version === undefined) return response.end(JSON.stringify(documentOf(address, found)));
    const { folder } = found.find(({ manifest }) => manifest.version === version)!;
    const args = ['-czf', '-', '--exclude', 'node_modules', '-C', dirname(folder), basename(folder)];
    return response.end(spawnSync('tar', args, { maxBuffer: 2 ** 28 }).stdout);
  });
  server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`));
  // Its test may be killed: then nobody is left to end it.
  process.stdin.on('end', () => process.exit()).resume();
}

function documentOf(address: string, found: readonly Installed[]): object {
  const versions = found.map(({ manifest }) => {
    const tarball = `${address}/${manifest.name}/-/${manifest.version}`;
    return [manifest.version, { ...manifest, dist: { tarball } }] as const;
  });
  return {
    name: found[0]!.manifest.name,
    'dist-tags': { latest: versions[0]![0] },
    versions: Object.fromEntries(versions),
  };
}

if (process.argv[1] === self) serve(process.argv.slice(2).flatMap(installedIn));
