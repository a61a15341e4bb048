/** Writes the players and the helper that `dedalo bot new` begins with in JavaScript: those of TypeScript without types. */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';

const KITS = fileURLToPath(new URL('../packages/cli/kits', import.meta.url));
const COMMENT_OF_TYPE = /\/\*\*(?:(?!\*\/)[^])*\*\/\n(?=(?:export )?(?:interface|type) )/g;
const STYLE = { printWidth: 120, singleQuote: true };

/** A file of the kits, from their folder, and what it should say. */
export interface Untyped {
  readonly path: string;
  readonly text: string;
}

export async function untypedKits(): Promise<Untyped[]> {
  const files: Untyped[] = [];
  for (const typed of globSync('**/*.ts', { cwd: join(KITS, 'typescript') }).sort()) {
    const source = readFileSync(join(KITS, 'typescript', typed), 'utf8').replaceAll(COMMENT_OF_TYPE, '');
    const plain = stripTypeScriptTypes(source).replaceAll(/'(\.\/\w+)\.ts'/g, "'$1.js'");
    const tidy = plain
      .replaceAll(/[ \t]+$/gm, '')
      .replaceAll(/\n{3,}/g, '\n\n')
      .replaceAll(/,\s*\}/g, ' }');
    const path = join('javascript', typed.replace(/\.ts$/, '.js'));
    const { code, errors } = await format(path, tidy, STYLE);
    if (errors.length > 0) throw new Error(`${typed}: ${JSON.stringify(errors)}`);
    files.push({ path, text: code });
  }
  const manifest = readFileSync(join(KITS, 'typescript', 'package.json'), 'utf8');
  return [...files, { path: join('javascript', 'package.json'), text: manifest }];
}

export const readUntyped = (path: string): string => readFileSync(join(KITS, path), 'utf8');

if (import.meta.main) {
  for (const { path, text } of await untypedKits()) {
    mkdirSync(dirname(join(KITS, path)), { recursive: true });
    writeFileSync(join(KITS, path), text);
  }
}
