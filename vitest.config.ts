import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Tests named *.slow.test.ts start programs or play long; `npm run check` leaves them out. */
const slow = process.env['DEDALO_QUICK'] ? ['**/*.slow.test.ts'] : [];

export default defineConfig({
  test: {
    include: ['packages/**/test/**/*.test.ts', 'tools/test/**/*.test.ts'],
    exclude: ['**/node_modules/**', ...slow],
    // Programs and browsers that tests start are waited for most of the time: two cores serve two test files.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What is waited for comes when it comes, on a slow machine too.
    expect: { poll: { timeout: 60_000 } },
  },
});
