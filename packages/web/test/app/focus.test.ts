import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '../../src');

/** The text of every call of `useEffect`, to the bracket that closes it. */
function effectsOf(text: string): string[] {
  return [...text.matchAll(/\buseEffect\(/g)].map(({ index }) => {
    let depth = 0;
    for (let at = text.indexOf('(', index); at < text.length; at++) {
      if (text[at] === '(') depth++;
      if (text[at] === ')' && --depth === 0) return text.slice(index, at);
    }
    throw new Error('a call without its end');
  });
}

test('nothing moves the focus after a paint: a key that is pressed in between would go elsewhere', () => {
  const late = globSync('**/*.{ts,tsx}', { cwd: SOURCE }).filter((file) =>
    effectsOf(readFileSync(join(SOURCE, file), 'utf8')).some((effect) => /\.focus\(/.test(effect)),
  );
  expect(late).toEqual([]);
});
