import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { areaOf, ARROWS } from '../arrows.ts';
import { drawArrows, readPackages } from '../architecture.ts';

test('every package declares only what the arrows allow', () => {
  for (const { name, area, dependencies } of readPackages()) {
    const allowed: readonly string[] = ARROWS[area];
    const ours = dependencies.filter((other) => areaOf(other) !== undefined);
    const wrong = ours.filter((other) => !allowed.includes(areaOf(other)!));
    expect(wrong, `${name} declares`).toEqual([]);
  }
});

test('the picture in docs/architecture.md is drawn from the packages there are (npm run architecture)', () => {
  const page = readFileSync(new URL('../../docs/architecture.md', import.meta.url), 'utf8');
  expect(page).toContain(drawArrows(readPackages()));
});
