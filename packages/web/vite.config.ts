import { defineConfig } from 'vite';
import { atlas } from './build/atlas.ts';
import { levelNotes } from './build/level-notes.ts';
import { precache } from './build/precache.ts';
import { thirdPartyNotices } from './build/third-party-notices.ts';

const notices = thirdPartyNotices();

/** The modules that run by themselves: an entry inside a shared chunk is loaded without being run. */
const ENTRIES = /index\.html|[\\/]src[\\/]main\.tsx|[\\/]service-worker\.ts/;

const ENGINE = /packages[\\/](engine|grid[\\/]src[\\/](board|geometry|random|text))[\\/]/;
const CLIENT =
  /packages[\\/](clients[\\/]src[\\/][\w-]+\.ts|web[\\/]src[\\/]((app|design|game|input|offline|sound|store|ui|work)[\\/]|canvas[\\/](layers|surface)\.ts))/;

/** The page of every game is a file of the same name: its script is named for the folder. */
const PAGE = /[\\/]([\w-]+)[\\/]page\.tsx$/;

export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [notices.page, atlas(), levelNotes(), precache()],
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { main: 'index.html', sw: 'src/offline/service-worker.ts' },
      // The service worker rules the folder it lies in, so it lies at the root, under a name that stays.
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        chunkFileNames: ({ facadeModuleId }) => {
          const folder = PAGE.exec(facadeModuleId ?? '')?.[1];
          return `assets/${folder === undefined ? '' : `${folder}-`}[name]-[hash].js`;
        },
        codeSplitting: {
          groups: [
            // What the first screen needs is one script beside its entry instead of thirty small ones.
            { name: 'shell', tags: ['$initial'], test: (id) => !ENTRIES.test(id), priority: 1 },
            // So is what most pages share. Left alone, the bundler makes a script for every set of pages that share a module:
            // a page of a game was over 50 requests. Modules that only few pages share are left to it.
            { name: 'engine', test: ENGINE, minShareCount: 3 },
            { name: 'client', test: CLIENT, minShareCount: 4 },
          ],
        },
      },
      // On a busy machine it would tell people how long its plugins took.
      checks: { bundlerTimings: false },
    },
  },
  worker: { format: 'es', plugins: () => [notices.worker()] },
});
