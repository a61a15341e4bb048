import { expect, test } from 'vitest';
import { readUntyped, untypedKits } from '../javascript-kits.ts';

test('what a new player begins with in JavaScript is that of TypeScript without types', async () => {
  const files = await untypedKits();
  expect(files.length).toBeGreaterThan(8);
  for (const { path, text } of files)
    expect(readUntyped(path), `${path}: node tools/run.js tools/javascript-kits.ts`).toBe(text);
});
