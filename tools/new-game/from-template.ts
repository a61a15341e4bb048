import type { GameNames } from './names.ts';

/** The game that every new one begins as. */
export const TEMPLATE: GameNames = { id: 'isles', value: 'isles', type: 'Isles', title: 'Sinking Isles' };

/**
 * A file of the template as a file of the new game. The words of its rules stay: a new game begins with them, and changes
 * them one by one.
 */
export function fromTemplate(path: string, text: string, names: GameNames): string {
  const named = text
    .replaceAll(`@dedalo/${TEMPLATE.id}`, `@dedalo/${names.id}`)
    .replaceAll(TEMPLATE.title, names.title);
  if (!path.endsWith('.ts')) return named;
  return named
    .replaceAll(`${TEMPLATE.type}Types`, `${names.type}Types`)
    .replaceAll(`id: '${TEMPLATE.id}'`, `id: '${names.id}'`)
    .split('\n')
    .map((line) => (IS_COMMENT.test(line) ? line : withValue(line, names.value)))
    .join('\n');
}

const IS_COMMENT = /^\s*(?:\/\/|\/?\*)/;
const QUOTED = /('(?:[^'\\]|\\.)*')/;
const VALUE = new RegExp(`\\b${TEMPLATE.value}\\b`, 'g');

/** Outside quotes the word is the game; inside they are the isles that the rules speak of. */
const withValue = (line: string, value: string): string =>
  line
    .split(QUOTED)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(VALUE, value)))
    .join('');
