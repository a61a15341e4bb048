import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { embedLevels } from '../embed.ts';

test('embedded levels are those of the files beside them (npm run embed writes them)', () => {
  const embedded = embedLevels();
  expect(embedded.length).toBeGreaterThan(0);
  for (const { file, text } of embedded) expect(readFileSync(file, 'utf8')).toBe(text);
});

test('every folder with level files is embedded', () => {
  const folders = embedLevels().map(({ file }) => /packages\/games\/(.*)\/texts\.ts$/.exec(file.href)?.[1]);
  expect(folders).toContain('sokoban/src/levels');
  expect(folders).toContain('theseus/src/logic/levels');
});
