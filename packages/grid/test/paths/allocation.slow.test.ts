import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

interface Controls {
  readonly nothing: number;
  readonly 'small object': number;
}

test('a query on a kept PathFinder allocates nothing', () => {
  const script = fileURLToPath(new URL('../support/allocation.ts', import.meta.url));
  // A young generation so large that nothing is collected while the bytes are counted.
  const flags = ['--expose-gc', '--min-semi-space-size=256', '--max-semi-space-size=256'];
  const { stdout, stderr } = spawnSync(process.execPath, [...flags, script], { encoding: 'utf8' });
  expect(stderr).toBe('');
  const bytes = JSON.parse(stdout) as Record<string, number>;
  const { nothing, 'small object': small, ...searches } = bytes as typeof bytes & Controls;
  expect(Object.keys(searches).length).toBe(9);
  // An object a query is seen, whatever else the engine does; one in eight queries would be too much.
  const object = small - nothing;
  expect(object).toBeGreaterThanOrEqual(12);
  for (const [search, perQuery] of Object.entries(searches))
    expect(perQuery - nothing, search).toBeLessThan(object / 8);
});
