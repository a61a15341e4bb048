import { defineConfig } from 'vite';
import { atlas } from './build/atlas.ts';
import { levelNotes } from './build/level-notes.ts';
import { precache } from './build/precache.ts';
import { thirdPartyNotices } from './build/third-party-notices.ts';

const notices = thirdPartyNotices();

/** The modules that run by themselves: an entry inside a shared chunk is loaded without being run. */
const ENTRIES = /index\.html|[\\/]src[\\/]main\.tsx|[\\/]service-worker\.ts/;

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
        codeSplitting: {
          groups: [
            // What the first screen needs is one script beside its entry instead of thirty small ones.
            { name: 'shell', tags: ['$initial'], test: (id) => !ENTRIES.test(id) },
          ],
        },
      },
      // On a busy machine it would tell people how long its plugins took.
      checks: { bundlerTimings: false },
    },
  },
  worker: { format: 'es', plugins: () => [notices.worker()] },
});
