import { readdirSync, readFileSync } from 'node:fs';
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
  expect(folders).toContain('race/src/shipped');
});

test('the files of a shipped game are known by their paths', async () => {
  const { TEXTS } = await import('../../packages/games/race/src/shipped/texts.ts');
  const folder = new URL('../../packages/games/race/src/shipped/', import.meta.url);
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.cfg'));
  expect(new Set(Object.keys(TEXTS))).toEqual(new Set(paths.map((path) => path.replaceAll('\\', '/'))));
  expect(paths).toContain('daedalus/config.cfg');
});
