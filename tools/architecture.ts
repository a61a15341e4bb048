/** npm run architecture: draws the picture of the packages in docs/architecture.md from what they declare. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Area, areaOf, AREAS } from './arrows.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

export interface PackageFacts {
  readonly name: string;
  readonly area: Area;
  readonly folder: string;
  readonly description: string;
  readonly dependencies: readonly string[];
}

export function readPackages(): PackageFacts[] {
  const files = globSync(['packages/*/package.json', 'packages/games/*/package.json'], { cwd: root });
  const facts = files.map((file): PackageFacts => {
    const manifest = JSON.parse(readFileSync(join(root, file), 'utf8')) as {
      name: string;
      description: string;
      dependencies?: Record<string, string>;
    };
    const area = areaOf(manifest.name);
    if (area === undefined) throw new Error(`${file}: ${manifest.name} is not in tools/arrows.ts`);
    const folder = file.replaceAll('\\', '/').replace(/\/package\.json$/, '');
    return {
      name: manifest.name,
      area,
      folder,
      description: manifest.description,
      dependencies: Object.keys(manifest.dependencies ?? {}),
    };
  });
  return facts.sort((a, b) => AREAS.indexOf(a.area) - AREAS.indexOf(b.area) || a.name.localeCompare(b.name));
}

export function drawArrows(packages: readonly PackageFacts[]): string {
  const rows = packages.map(({ folder, description, dependencies }) => {
    const ours = dependencies
      .filter((name) => name.startsWith('@dedalo/'))
      .map((name) => name.slice('@dedalo/'.length));
    return {
      folder,
      imports: ours.length === 0 ? 'imports nothing of ours' : `imports ${ours.join(', ')}`,
      description,
    };
  });
  const width = (key: 'folder' | 'imports'): number => Math.max(...rows.map((row) => row[key].length));
  const lines = rows.map(
    (row) => `${row.folder.padEnd(width('folder'))}  ${row.imports.padEnd(width('imports'))}  ${row.description}`,
  );
  return `\`\`\`text\n${lines.join('\n')}\n\`\`\``;
}

/** The page with the picture of the packages that there are. */
export const drawPackages = (page: string): string => page.replace(/```text\n[^]*?```/, drawArrows(readPackages()));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const page = join(root, 'docs/architecture.md');
  writeFileSync(page, drawPackages(readFileSync(page, 'utf8')));
}
