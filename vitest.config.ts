import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/**
 * Tests named *.slow.test.ts start programs or play long; `npm run check` leaves them out. Those named *.long.test.ts take
 * minutes each: they run in CI and with `npm test -- --all`.
 */
const isQuick = Boolean(process.env['DEDALO_QUICK']);
const isWhole = Boolean(process.env['CI'] ?? process.env['DEDALO_ALL']) && !isQuick;
const left = [...(isQuick ? ['**/*.slow.test.ts'] : []), ...(isWhole ? [] : ['**/*.long.test.ts'])];

/** In a real browser or a real terminal: one at a time, after all others, so that nothing takes a frame or a key away. */
const SCREENS = ['packages/web/test/browser/**/*.test.ts', 'packages/cli/test/client/**/*.test.ts'];
const exclude = ['**/node_modules/**', ...left];

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What is waited for comes when it comes, on a slow machine too.
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['packages/**/test/**/*.test.ts', 'tools/test/**/*.test.ts'],
          exclude: [...exclude, ...SCREENS],
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: { name: 'screens', include: SCREENS, exclude, maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
