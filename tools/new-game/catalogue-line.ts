import type { GameNames } from './names.ts';

const IMPORTS = /(?:^import \{ \w+ \} from '@dedalo\/.*\n)+/m;
const END_OF_LIST = /\n\} as const\b/;

/** The catalogue's loaders with one more at their end. */
export const withLoader = (module: string, names: GameNames): string =>
  withLine(module, `  ${keyOf(names)}: async () => (await import('@dedalo/${names.id}')).${names.value},`);

/** The catalogue's games with one more at their end. */
export function withGame(module: string, names: GameNames): string {
  const { id, value } = names;
  const entry = id === value ? value : `${keyOf(names)}: ${value}`;
  if (!IMPORTS.test(module)) throw new Error('tools/new-game expects a catalogue that imports its games one by one');
  return withLine(
    module.replace(IMPORTS, (lines) => `${lines}import { ${value} } from '@dedalo/${id}';\n`),
    `  ${entry},`,
  );
}

const keyOf = ({ id, value }: GameNames): string => (id === value ? id : `'${id}'`);

function withLine(module: string, line: string): string {
  if (!END_OF_LIST.test(module)) throw new Error('tools/new-game expects a list of games that ends with “} as const”');
  return module.replace(END_OF_LIST, (end) => `\n${line}${end}`);
}
