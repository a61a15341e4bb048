// Writes the levels, creatures and shipped games into modules: pure packages cannot read files. A test fails when stale.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAMES } from './arrows.ts';

const root = new URL('..', import.meta.url);

export interface Embedded {
  readonly file: URL;
  readonly text: string;
}

/** A game with a second mode has its levels beside that mode. */
const FOLDERS = ['src/levels/', 'src/logic/levels/', 'src/creatures/', 'src/setups/'];
const CONTENT_FILE = /\.(?:sok|txt|toml)$/;
/** Whole games of many files in folders: each file is known by its path. */
const TREES = ['src/shipped/'];
const TREE_FILE = /\.cfg$/;

/** Texts are written as raw templates, so that a changed level is a readable change of the module too. */
export function embedTexts(): Embedded[] {
  const embedded = (folders: readonly string[], filesOf: (folder: URL) => Content[]): Embedded[] =>
    GAMES.flatMap((game) => folders.map((folder) => new URL(`packages/games/${game}/${folder}`, root)))
      .filter((folder) => existsSync(folder))
      .map((folder) => ({ folder, files: filesOf(folder) }))
      .filter(({ files }) => files.length > 0)
      .map(({ folder, files }) => ({ file: new URL('texts.ts', folder), text: moduleOf(folder, files) }));
  return [...embedded(FOLDERS, contentFiles), ...embedded(TREES, treeFiles)];
}

/** A file below a folder, and the key of its text. */
interface Content {
  readonly path: string;
  readonly key: string;
}

const contentFiles = (folder: URL): Content[] =>
  readdirSync(folder)
    .filter((name) => CONTENT_FILE.test(name))
    .sort()
    .map((name) => ({ path: name, key: name.replace(CONTENT_FILE, '') }));

const treeFiles = (folder: URL): Content[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => TREE_FILE.test(path))
    .sort()
    .map((path) => ({ path, key: path }));

function moduleOf(folder: URL, files: readonly Content[]): string {
  const entries = files.map(({ path, key }) => {
    const text = readFileSync(new URL(path, folder), 'utf8');
    if (/`|\$\{|\r/.test(text)) throw new Error(`${path}: such a file may have no \`, no \${ and no carriage return`);
    return `  ${/^\w+$/.test(key) ? key : `'${key}'`}: String.raw\`${text}\`,\n`;
  });
  return `// Made by \`npm run embed\` from the files beside it.\nexport const TEXTS = {\n${entries.join('')}} as const;\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { file, text } of embedTexts()) writeFileSync(file, text);
}
