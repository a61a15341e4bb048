import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PLACEHOLDER = 'PRECACHE';

/** Tells the service worker the files of this build, under a version that changes with any of them. */
export function precache(): Plugin {
  let publicFolder = '';
  return {
    name: 'dedalo-precache',
    enforce: 'post',
    configResolved(config) {
      publicFolder = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle['sw.js'];
        if (worker?.type !== 'chunk') throw new Error('the build has no service worker');
        const hash = createHash('sha256');
        const built = Object.values(bundle).filter(
          // Pictures of link previews are not for the client.
          ({ fileName }) => fileName !== 'sw.js' && !fileName.endsWith('.map') && !fileName.startsWith('previews/'),
        );
        for (const file of built) hash.update(file.fileName).update(file.type === 'chunk' ? file.code : file.source);
        const kept = readdirSync(publicFolder);
        for (const name of kept) hash.update(name).update(readFileSync(join(publicFolder, name)));
        const files = [...built.map(({ fileName }) => fileName), ...kept]
          .map((name) => (name === 'index.html' ? '/' : `/${name}`))
          .sort();
        if (!worker.code.includes(PLACEHOLDER)) throw new Error('the service worker has no place for its files');
        worker.code = worker.code.replace(
          PLACEHOLDER,
          JSON.stringify({ version: hash.digest('hex').slice(0, 16), files }),
        );
      },
    },
  };
}
