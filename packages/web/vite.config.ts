import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { atlas } from './build/atlas.ts';
import { gamePages } from './build/game-pages.ts';
import { levelNotes } from './build/level-notes.ts';
import { previewLevelsModule } from './build/preview-levels.ts';
import { precache } from './build/precache.ts';
import { rulesLoaders } from './build/rules-loaders.ts';
import { styleLayers } from './build/style-layers.ts';
import { withoutTerminalWords } from './build/terminal-words.ts';
import { thirdPartyNotices } from './build/third-party-notices.ts';

const notices = thirdPartyNotices();

/** The modules that run by themselves: an entry inside a shared chunk is loaded without being run. */
const ENTRIES = /(index|embed)\.html|[\\/]src[\\/]main\.tsx|[\\/]service-worker\.ts/;

const ENGINE = /packages[\\/](engine|grid[\\/]src[\\/](board|geometry|random|text))[\\/]/;
/** Not the controller of games, which the first screen does not need. */
const CLIENT =
  /packages[\\/](clients[\\/]src[\\/][\w-]+\.ts|web[\\/]src[\\/](app|design|game|input|offline|sound|store|ui|work)[\\/](?!web-controller))/;
/** What games are drawn on: the first screen draws pictures of them, and needs nothing else that their pages share. */
const CANVAS = /packages[\\/]web[\\/]src[\\/]canvas[\\/](layers|surface)\.ts/;

/** A game with a folder here loads its rules with its screens. */
const bringsRules = (game: string): boolean => existsSync(join(import.meta.dirname, 'src/games', game));

const OF_A_GAME = /[\\/]src[\\/](?:games[\\/]([\w-]+)|(rules-only|labyrinths))[\\/].*?([\w-]+)\.tsx?$/;

/** `sokoban-page` for `games/sokoban/page.tsx`: the same things have the same names in every game. */
function chunkName({ facadeModuleId }: { readonly facadeModuleId?: string | null }): string {
  const [, game, room = game, file] = OF_A_GAME.exec(facadeModuleId ?? '') ?? [];
  return `assets/${file === undefined ? '[name]' : `${room}-${file}`}-[hash].js`;
}

export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [
    notices.page,
    styleLayers(join(import.meta.dirname, 'src')),
    rulesLoaders((game) => !bringsRules(game)),
    atlas(),
    levelNotes(),
    previewLevelsModule(),
    gamePages(),
    precache(),
    withoutTerminalWords(),
  ],
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { main: 'index.html', embed: 'embed.html', sw: 'src/offline/service-worker.ts' },
      // The service worker rules the folder it lies in, so it lies at the root, under a name that stays.
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        chunkFileNames: chunkName,
        codeSplitting: {
          groups: [
            // What the first screen needs is one script beside its entry instead of thirty small ones.
            { name: 'shell', tags: ['$initial'], test: (id) => !ENTRIES.test(id), priority: 1 },
            // So is what most pages share. Left alone, the bundler makes a script for every set of pages that share a module:
            // a page of a game was over 50 requests. Modules that only few pages share are left to it.
            { name: 'engine', test: ENGINE, minShareCount: 3 },
            { name: 'client', test: CLIENT, minShareCount: 4 },
            { name: 'canvas', test: CANVAS, minShareCount: 4 },
          ],
        },
      },
      // On a busy machine it would tell people how long its plugins took.
      checks: { bundlerTimings: false },
    },
  },
  worker: { format: 'es', plugins: () => [notices.worker()] },
});
