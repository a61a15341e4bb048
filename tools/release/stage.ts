import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { GAME_IDS } from '../../packages/catalogue/src/index.ts';
import { LANGUAGES } from '../../packages/words/src/language.ts';
import { FONTS_FILE } from '../build-report.ts';
import { compile, copyLicence, packedManifest, readManifest, writeManifest } from '../pack.js';
import { foreignDependencies, type OwnPackage, packagesOfRelease } from './packages.ts';

/** The browser client, of which a release has only what was built. */
const WEB = '@dedalo/web';
const TEXTS = ['README.md', 'CHANGELOG.md', 'SECURITY.md', 'CONTRIBUTING.md'];
/** Megabytes of screens that the README shows. */
const PICTURES = join('docs', 'pictures', 'web');

/**
 * Lays the release out in an empty folder: a thin package with the command, and ours inside it, bundled, since they are on no
 * registry. What is not ours is an ordinary dependency of the outer package, where the inner ones find it too.
 */
export function stageRelease(root: string, folder: string): void {
  const packages = packagesOfRelease(root);
  stagePackages(root, folder, packages);
  stageWeb(root, join(folder, 'node_modules', WEB));
  cpSync(join(root, 'tools/release/bin'), join(folder, 'bin'), { recursive: true });
  for (const text of TEXTS) cpSync(join(root, text), join(folder, text));
  cpSync(join(root, 'docs'), join(folder, 'docs'), {
    recursive: true,
    filter: (path) => !path.endsWith(PICTURES),
  });
  cpSync(join(root, 'examples'), join(folder, 'examples'), { recursive: true });
  copyLicence(folder);
  writeManifest(folder, outerManifest(root, packages));
}

function stagePackages(root: string, folder: string, packages: readonly OwnPackage[]): void {
  const compiled = join(folder, '.compiled');
  compile({
    folder: root,
    include: packages.map((own) => `${own.folder}/src`),
    rootDir: 'packages',
    outDir: compiled,
    types: ['node'],
  });
  for (const own of packages) {
    const { manifest } = own;
    const place = join(folder, 'node_modules', manifest.name);
    mkdirSync(place, { recursive: true });
    renameSync(join(compiled, own.folder.replace('packages/', ''), 'src'), join(place, 'dist'));
    const commands = join(root, own.folder, 'bin');
    if (existsSync(commands)) cpSync(commands, join(place, 'bin'), { recursive: true });
    // Sources in other languages: those that run where they are used, and those that players begin with.
    for (const name of ['hosts', 'kits']) {
      const sources = join(root, own.folder, name);
      if (existsSync(sources)) cpSync(sources, join(place, name), { recursive: true });
    }
    copyLicence(place);
    // npm takes what a bundled package needs for bundled as well, and fetches none of it into the outer package's folder.
    const { dependencies: _dependencies, ...inner } = packedManifest(manifest);
    writeManifest(place, inner);
  }
  rmSync(compiled, { recursive: true });
}

/** Where the command and the arena look for it: beside them. */
function stageWeb(root: string, place: string): void {
  const web = join(root, 'packages/web');
  const copy = (path: string): void =>
    cpSync(join(web, path), join(place, path), { recursive: true, filter: (file) => basename(file) !== '.stamp' });
  copy('dist');
  for (const piece of [FONTS_FILE, ...GAME_IDS, ...LANGUAGES]) copy(join('report/dist', piece));
  copyLicence(place);
  const { name, version, description, license } = readManifest(web);
  writeManifest(place, { name, version, description, license, files: ['dist', 'report/dist'] });
}

function outerManifest(root: string, packages: readonly OwnPackage[]): object {
  const { name, version, description, license } = readManifest(root);
  const { bugs, repository, engines } = releaseFacts(root);
  const ours = [...packages.map((own) => own.manifest.name), WEB].sort();
  return {
    name,
    version,
    description,
    bugs,
    license,
    repository,
    bin: { dedalo: 'bin/dedalo.js' },
    files: ['bin', 'docs', 'examples', '*.md'],
    type: 'module',
    exports: { './package.json': './package.json' },
    dependencies: {
      ...Object.fromEntries(ours.map((own) => [own, version])),
      ...foreignDependencies(packages),
    },
    bundleDependencies: ours,
    engines,
  };
}

/** What the outer package has in common with the library and with the command. */
function releaseFacts(root: string): { bugs: unknown; repository: unknown; engines: unknown } {
  const { bugs, repository } = readManifest(join(root, 'packages/grid'));
  const { directory: _directory, ...place } = repository as { directory: string };
  const { engines } = readManifest(join(root, 'packages/cli'));
  return { bugs, repository: place, engines };
}
