import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test('a query on a kept PathFinder allocates nothing', () => {
  const script = fileURLToPath(new URL('../support/allocation.ts', import.meta.url));
  // A young generation so large that nothing is collected while the bytes are counted.
  const flags = ['--expose-gc', '--min-semi-space-size=256', '--max-semi-space-size=256'];
  const { stdout, stderr } = spawnSync(process.execPath, [...flags, script], { encoding: 'utf8' });
  expect(stderr).toBe('');
  const bytes = Object.entries(JSON.parse(stdout) as Record<string, number>);
  expect(bytes.length).toBe(9);
  // The smallest object has 12 bytes; what is left is the counting itself, spread over 20,000 queries.
  for (const [search, perQuery] of bytes) expect(perQuery, search).toBeLessThan(4);
});
