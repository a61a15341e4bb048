import type { GameNames } from './names.ts';

const FIRST_TYPE_IMPORT = /^import type .*\n/m;
const END_OF_LIST = /\n\} as const;/;

/** The module of the catalogue with one more game at its end. */
export function withGame(module: string, { id, value }: GameNames): string {
  const entry = id === value ? value : `'${id}': ${value}`;
  if (!FIRST_TYPE_IMPORT.test(module) || !END_OF_LIST.test(module)) {
    throw new Error(
      'the catalogue no longer looks as tools/new-game expects it: an import of types, and a list that ends with “} as const;”',
    );
  }
  return module
    .replace(FIRST_TYPE_IMPORT, (line) => `${line}import { ${value} } from '@dedalo/${id}';\n`)
    .replace(END_OF_LIST, () => `\n  ${entry},\n} as const;`);
}
