import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { embedLevels } from '../embed.ts';

test('embedded levels are those of the files beside them (npm run embed writes them)', () => {
  const embedded = embedLevels();
  expect(embedded.length).toBeGreaterThan(0);
  for (const { file, text } of embedded) expect(readFileSync(file, 'utf8')).toBe(text);
});
