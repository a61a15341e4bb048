import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { atlas } from './atlas.ts';
import { rulesLoaders } from './rules-loaders.ts';
import { styleLayers } from './style-layers.ts';
import { NOTICES_FILE, thirdPartyNotices } from './third-party-notices.ts';

const WEB = join(import.meta.dirname, '..');
const SOURCE = join(WEB, 'src');
const WORDS = join(WEB, '../words/src');

/** The report's own files for parts of the client: it has no server, no worker, and one language. */
const GIVEN: Readonly<Record<string, string>> = {
  'speech.ts': 'report/given/speech.ts',
  'input/game-seen.ts': 'report/given/game-seen.ts',
  'replay/player-actions.tsx': 'report/given/player-actions.tsx',
  'games/sokoban/play/play-on.ts': 'report/given/play-on.ts',
  'games/logic-maze/play/play-on.ts': 'report/given/play-on.ts',
  'games/stratego/review/review-controls.tsx': 'report/given/review-controls.tsx',
  'games/theseus/analysis/analyse-replay.tsx': 'report/given/analyse-replay.tsx',
};

/** Uses the report's own files in place of the client's. */
function given(): Plugin {
  const places = new Map(Object.entries(GIVEN).map(([from, to]) => [join(SOURCE, from), join(SOURCE, to)]));
  return {
    name: 'dedalo-report-given',
    enforce: 'pre',
    resolveId: (id, importer) => (importer === undefined ? undefined : places.get(placeOf(id, importer))),
  };
}

const placeOf = (id: string, importer: string): string => (id.startsWith('.') ? resolve(dirname(importer), id) : id);

const REPLAY_GAMES = join(SOURCE, 'replay/replay-games.ts');
const STAGE = 'virtual:report-stage';

/**
 * Of all games only the one that was played: with the painter that it brings for its replays, or with its board as
 * text.
 */
function onlyGame(game: string): Plugin {
  const brought = ['replay.ts', 'replay.tsx'].map((file) => join(SOURCE, 'games', game, file)).find(existsSync);
  const stage =
    brought === undefined
      ? `import { LOADERS } from '@dedalo/catalogue/loaders';
import { textReplayGame } from ${JSON.stringify(join(SOURCE, 'rules-only/replay.ts'))};
export const loadReplayGame = async (id) => textReplayGame(await LOADERS[id]());`
      : `export { loadReplayGame } from ${JSON.stringify(brought)};`;
  return {
    name: 'dedalo-report-game',
    enforce: 'pre',
    resolveId: (id, importer) =>
      importer !== undefined && placeOf(id, importer) === REPLAY_GAMES ? `\0${STAGE}` : undefined,
    load: (id) => (id === `\0${STAGE}` ? stage : undefined),
  };
}

const ENTRY = 'virtual:report-words';

/** The words of one language as a script of its own: sentences are functions, which JSON cannot hold. */
function wordsEntry(language: string): Plugin {
  const from = (folder: string): string => JSON.stringify(join(WORDS, folder, language, 'index.ts'));
  const code = `import { ${language} as words } from ${from('')};
import { ${language} as arena } from ${from('arena')};
const { faults, match, report, tournament } = arena;
globalThis.dedaloWords = { language: ${JSON.stringify(language)}, words, arena: { faults, match, report, tournament } };`;
  return {
    name: 'dedalo-report-words',
    resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
    load: (id) => (id === `\0${ENTRY}` ? code : undefined),
  };
}

const COMMON: InlineConfig = {
  root: WEB,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
};

/** The names of the files of every build. */
export const VIEWER_FILES = { script: 'report.js', style: 'report.css', notices: NOTICES_FILE } as const;

/** The viewer of the reports on one game: one script and one style sheet. */
export const viewerBuild = (game: string, outDir: string): InlineConfig => ({
  ...COMMON,
  plugins: [
    thirdPartyNotices().page,
    styleLayers(SOURCE),
    given(),
    onlyGame(game),
    rulesLoaders((id) => id === game),
    atlas({ isInline: true }),
  ],
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    // A report can load nothing.
    assetsInlineLimit: 10_000_000,
    cssCodeSplit: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { report: join(SOURCE, 'report/main.tsx') },
      output: {
        codeSplitting: false,
        entryFileNames: VIEWER_FILES.script,
        assetFileNames: VIEWER_FILES.style,
      },
    },
  },
});

export const wordsBuild = (language: string, outDir: string): InlineConfig => ({
  ...COMMON,
  plugins: [wordsEntry(language)],
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { report: ENTRY },
      output: { format: 'iife', codeSplitting: false, entryFileNames: VIEWER_FILES.script },
    },
  },
});
