import type { GameNames } from './names.ts';

const IMPORTS = /(?:^import \{.*\n)+/m;
const END_OF_LIST = /\n\} as const;/;

/** The module of the catalogue with one more game at its end. */
export function withGame(module: string, { id, value }: GameNames): string {
  const entry = id === value ? value : `'${id}': ${value}`;
  if (!IMPORTS.test(module) || !END_OF_LIST.test(module)) {
    throw new Error('tools/new-game expects a catalogue with imports of games and a list that ends with “} as const;”');
  }
  return module
    .replace(IMPORTS, (lines) => `${lines}import { ${value} } from '@dedalo/${id}';\n`)
    .replace(END_OF_LIST, () => `\n  ${entry},\n} as const;`);
}
