import type { GameNames } from './names.ts';

const END_OF_LIST = /\n\} as const;/;

/** The catalogue's list of games with one more at its end. */
export function withGame(module: string, { id, value }: GameNames): string {
  if (!END_OF_LIST.test(module)) {
    throw new Error('tools/new-game expects a catalogue with a list of games that ends with “} as const;”');
  }
  const key = id === value ? id : `'${id}'`;
  const line = `  ${key}: async () => (await import('@dedalo/${id}')).${value},`;
  return module.replace(END_OF_LIST, () => `\n${line}\n} as const;`);
}
