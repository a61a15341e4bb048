import { readdirSync } from 'node:fs';
import { defineConfig } from 'oxlint';
import { type Area, AREAS, ARROWS, packagesOf, PURE_AREAS } from './tools/arrows.ts';

const IMPURE_GLOBALS: Record<string, string> = {
  console: 'Return a value or an event; the clients speak to people.',
  process: 'Take what you need as a parameter; cli and server talk to the process.',
  Buffer: 'Use Uint8Array.',
  require: 'Use import.',
  Date: 'Take the time as a parameter, or count steps.',
  performance: 'Take a budget in steps; whoever runs the search owns the clock.',
  setTimeout: 'Return a stepper; whoever runs it owns the clock.',
  setInterval: 'Return a stepper; whoever runs it owns the clock.',
  setImmediate: 'Return a stepper; whoever runs it owns the clock.',
  queueMicrotask: 'Return a stepper; whoever runs it owns the clock.',
  crypto: 'Use Random from @dedalo/grid with a seed.',
  fetch: 'Take the text as a parameter; clients and server do the I/O.',
  document: 'Return data; packages/web draws it.',
  window: 'Return data; packages/web draws it.',
  navigator: 'Take what you need as a parameter.',
  localStorage: 'Return data; the clients keep it.',
  globalThis: 'Take what you need as a parameter.',
};

const filesOf = (area: Area, folder: string): string =>
  area === 'games' ? `packages/games/*/${folder}/**` : `packages/${area}/${folder}/**`;

const across = {
  regex: `^\\.\\..*/(${AREAS.filter((area) => area !== 'games').join('|')}|games/[^/]+)/(src|test)/`,
  message: 'Import another package by its name (@dedalo/…), not by a path.',
};

/** The games that bring something to a client. */
const GAME_ROOMS = readdirSync(new URL('packages/web/src/games', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** Where a package keeps a room for each game. In `clients` they stand beside what all games use. */
const ROOMS: Partial<Record<Area, { readonly src: string; readonly test: string }>> = {
  web: { src: 'src/games', test: 'test/games' },
  cli: { src: 'src/games', test: 'test/games' },
  clients: { src: 'src', test: 'test' },
};

/** Out of the room of one game into that of another. */
const otherRoom = (game: string): Record<string, unknown> => ({
  regex: `^(\\.\\.?/(.*/)?|@dedalo/clients/)(${GAME_ROOMS.filter((other) => other !== game).join('|')})/`,
  message:
    'The room of one game imports nothing from the room of another. What several games use belongs in a room of its own beside them (pointing, canvas, labyrinth …).',
});

function restrictedImports(
  area: Area,
  isPureSource: boolean,
  more: readonly Record<string, unknown>[] = [],
): Record<string, unknown> {
  const allowed: readonly Area[] = ARROWS[area];
  const closed = AREAS.filter((other) => other !== area || area === 'games').filter(
    (other) => !allowed.includes(other),
  );
  const list = allowed.length === 0 ? 'nothing of ours' : allowed.join(', ');
  const patterns: unknown[] = [
    across,
    ...more,
    {
      group: closed.flatMap(packagesOf).flatMap((name) => [name, `${name}/**`]),
      message: `packages/${area} may import ${list}. Move what is shared below it, or do this in a package above it.`,
    },
  ];
  if (isPureSource) {
    patterns.push({
      // Neither a path nor one of ours; the linter's regular expressions know no look-ahead.
      regex: '^[^.@]|^@([^d]|d[^e]|de[^d])',
      message: `packages/${area} is pure: no I/O and no libraries. Take what you need as a parameter.`,
    });
  }
  return { patterns };
}

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'vitest'],
  options: { typeAware: true },
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  // The kits are checked as the folders that are made of them.
  ignorePatterns: ['**/dist/**', '**/node_modules/**', 'packages/cli/kits/**'],
  rules: {
    eqeqeq: 'error',
    'import/no-cycle': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/consistent-type-imports': 'error',
    // A grid's loops carry numbers in and out by design.
    'no-await-in-loop': 'off',
    'unicorn/no-array-reverse': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'import/no-unassigned-import': 'off',
    'no-shadow': 'off',
    'no-labels': 'off',
    // The compiler knows when a switch over a union is complete.
    'typescript/consistent-return': 'off',
    // `!` marks an index that an invariant keeps inside its array.
    'typescript/no-unnecessary-type-assertion': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'vitest/require-mock-type-parameters': 'off',
    // Maps are split into code points, which is what a column counts.
    'typescript/no-misused-spread': 'off',
    'unicorn/prefer-set-has': 'off',
    // Workers have no origin to name.
    'unicorn/require-post-message-target-origin': 'off',
    // fast-check's own way: fc.property, fc.string.
    'import/no-named-as-default-member': 'off',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect*', 'fc.assert', 'refuse', 'check*'] }],
  },
  overrides: [
    ...AREAS.flatMap((area) => {
      const isPure = PURE_AREAS.includes(area);
      return [
        {
          files: [filesOf(area, 'test')],
          rules: { 'no-restricted-imports': ['error', restrictedImports(area, false)] as never },
        },
        {
          files: [filesOf(area, 'src')],
          rules: {
            'no-restricted-imports': ['error', restrictedImports(area, isPure)] as never,
            ...(isPure && {
              'no-restricted-globals': [
                'error',
                ...Object.entries(IMPURE_GLOBALS).map(([name, message]) => ({ name, message })),
              ] as never,
              'no-restricted-properties': [
                'error',
                {
                  object: 'Math',
                  property: 'random',
                  message: 'Use Random from @dedalo/grid with a seed, so that games repeat.',
                },
              ] as never,
            }),
          },
        },
      ];
    }),
    ...Object.entries(ROOMS).flatMap(([area, rooms]) =>
      GAME_ROOMS.flatMap((game) =>
        (['src', 'test'] as const).map((folder) => {
          const isPure = folder === 'src' && PURE_AREAS.includes(area as Area);
          const restricted = restrictedImports(area as Area, isPure, [otherRoom(game)]);
          return {
            files: [`packages/${area}/${rooms[folder]}/${game}/**`],
            rules: { 'no-restricted-imports': ['error', restricted] as never },
          };
        }),
      ),
    ),
    {
      // The one library of a pure package: TOML is not our field, and the parser does no I/O.
      files: ['packages/toml/src/library.ts'],
      rules: { 'no-restricted-imports': ['error', restrictedImports('toml', false)] as never },
    },
  ],
});
