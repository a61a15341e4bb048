import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { PURE_AREAS } from './tools/arrows.ts';
import { LongestFirst } from './tools/longest-first.ts';

/**
 * Tests named *.slow.test.ts start programs or play long; `npm run check` leaves them out. Those named *.long.test.ts take
 * minutes each: they run in CI and with `npm test -- --all`.
 */
const isQuick = Boolean(process.env['DEDALO_QUICK']);
const isWhole = Boolean(process.env['CI'] ?? process.env['DEDALO_ALL']) && !isQuick;
const left = [...(isQuick ? ['**/*.slow.test.ts'] : []), ...(isWhole ? [] : ['**/*.long.test.ts'])];
const exclude = ['**/node_modules/**', ...left];

/** Tests of code that keeps nothing between two of them. */
const PURE = [
  ...[...PURE_AREAS, 'catalogue', 'protocol'].map((area) =>
    area === 'games' ? 'packages/games/*/test/**/*.test.ts' : `packages/${area}/test/**/*.test.ts`,
  ),
  // What the browser client works out without a browser. Not its sounds: their tests replace globals and modules.
  'packages/web/test/!(browser|games)/**/*.test.ts',
  'packages/web/test/games/!(race)/**/*.test.ts',
  'packages/web/test/games/race/!(sound)/**/*.test.ts',
];

export default defineConfig({
  test: {
    // Ends what hangs. On a machine with other work a test may take many times as long as usual.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    // What is waited for comes when it comes, on a slow machine too.
    expect: { poll: { timeout: 60_000 } },
    // One more than cores: a test of a screen mostly waits for its browser or its terminal.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        // Files share what they have loaded: 40 % less CPU time.
        test: { name: 'pure', include: PURE, exclude, isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'rest',
          include: ['packages/**/test/**/*.test.ts', 'tools/test/**/*.test.ts'],
          exclude: [...exclude, ...PURE],
        },
      },
    ],
  },
});
