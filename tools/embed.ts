// Writes the levels and creatures of each game into modules: pure packages cannot read files. A test fails when stale.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** Texts are written as raw templates, so that a changed level is a readable change of the module too. */
export function embedTexts(): Embedded[] {
  return GAMES.flatMap((game) => FOLDERS.map((folder) => new URL(`packages/games/${game}/${folder}`, root)))
    .filter(hasContent)
    .map((folder) => ({ file: new URL('texts.ts', folder), text: moduleOf(folder) }));
}

const contentFiles = (folder: URL): string[] =>
  readdirSync(folder)
    .filter((name) => CONTENT_FILE.test(name))
    .sort();

function hasContent(folder: URL): boolean {
  try {
    return contentFiles(folder).length > 0;
  } catch {
    return false;
  }
}

function moduleOf(folder: URL): string {
  const entries = contentFiles(folder).map((name) => {
    const text = readFileSync(new URL(name, folder), 'utf8');
    if (/`|\$\{|\r/.test(text)) throw new Error(`${name}: such a file may have no \`, no \${ and no carriage return`);
    const key = name.replace(CONTENT_FILE, '');
    return `  ${/^\w+$/.test(key) ? key : `'${key}'`}: String.raw\`${text}\`,\n`;
  });
  return `// Made by \`npm run embed\` from the files beside it.\nexport const TEXTS = {\n${entries.join('')}} as const;\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { file, text } of embedTexts()) writeFileSync(file, text);
}
