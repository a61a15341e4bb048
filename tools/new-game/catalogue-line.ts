import type { GameNames } from './names.ts';

const FIRST_TYPE_IMPORT = /^import type .*\n/m;
const END_OF_LIST = /\n\} as const/;

/** The list of loaders with one more game at its end. */
export function withLoader(module: string, { id, value }: GameNames): string {
  return withEntry(module, `${keyOf({ id, value })}: async () => (await import('@dedalo/${id}')).${value}`);
}

/** The list of games with one more at its end. */
export function withGame(module: string, { id, value }: GameNames): string {
  if (!FIRST_TYPE_IMPORT.test(module)) throw new Error('tools/new-game expects a catalogue that imports a type first');
  const imported = module.replace(FIRST_TYPE_IMPORT, (line) => `${line}import { ${value} } from '@dedalo/${id}';\n`);
  return withEntry(imported, id === value ? value : `${keyOf({ id, value })}: ${value}`);
}

function withEntry(module: string, entry: string): string {
  if (!END_OF_LIST.test(module)) {
    throw new Error('tools/new-game expects a catalogue with a list of games that ends with “} as const”');
  }
  return module.replace(END_OF_LIST, (end) => `\n  ${entry},${end}`);
}

const keyOf = ({ id, value }: Pick<GameNames, 'id' | 'value'>): string => (id === value ? id : `'${id}'`);
