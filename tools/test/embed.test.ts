import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { embedTexts } from '../embed.ts';

test('embedded texts are those of the files beside them (npm run embed writes them)', () => {
  const embedded = embedTexts();
  expect(embedded.length).toBeGreaterThan(0);
  for (const { file, text } of embedded) expect(readFileSync(file, 'utf8')).toBe(text);
});

test('every folder with content is embedded', () => {
  const folders = embedTexts().map(({ file }) => /packages\/games\/(.*)\/texts\.ts$/.exec(file.href)?.[1]);
  expect(folders).toContain('sokoban/src/levels');
  expect(folders).toContain('theseus/src/logic/levels');
  expect(folders).toContain('pokelabirinto/src/creatures');
});
