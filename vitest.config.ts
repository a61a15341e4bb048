import { defineConfig } from 'vitest/config';

/** Tests named *.slow.test.ts start programs or play long; `npm run check` leaves them out. */
const slow = process.env['DEDALO_QUICK'] ? ['**/*.slow.test.ts'] : [];

export default defineConfig({
  test: {
    include: ['packages/**/test/**/*.test.ts', 'tools/test/**/*.test.ts'],
    exclude: ['**/node_modules/**', ...slow],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What is waited for comes when it comes, on a slow machine too.
    expect: { poll: { timeout: 60_000 } },
  },
});
