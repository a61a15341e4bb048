import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { areaOf, ARROWS } from '../arrows.ts';
import { drawArrows, readPackages } from '../architecture.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const page = readFileSync(`${root}/docs/architecture.md`, 'utf8');

test('every package declares only what the arrows allow', () => {
  for (const { name, area, dependencies } of readPackages()) {
    const allowed: readonly string[] = ARROWS[area];
    const ours = dependencies.filter((other) => areaOf(other) !== undefined);
    const wrong = ours.filter((other) => !allowed.includes(areaOf(other)!));
    expect(wrong, `${name} declares`).toEqual([]);
  }
});

test('the picture in docs/architecture.md is drawn from the packages there are (npm run architecture)', () => {
  expect(page).toContain(drawArrows(readPackages()));
});

test('every file that the walks name is there', () => {
  const walks = page.slice(page.indexOf('## A walk'), page.indexOf('## Words'));
  const named = [...walks.matchAll(/`([\w<>/.-]+\.tsx?)`/g)].map(([, path]) => path!.replace('<game>', 'sokoban'));
  expect(named.length).toBeGreaterThan(40);
  const files = globSync('packages/**/*.{ts,tsx}', { cwd: root, exclude: ['**/node_modules/**'] });
  const missing = named.filter((path) => !files.some((file) => file.replaceAll('\\', '/').endsWith(`/${path}`)));
  expect(missing).toEqual([]);
});
