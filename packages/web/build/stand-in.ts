import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Has other files stand in for some of the client's, wherever those are imported; both by their whole paths. */
export const standIn = (name: string, places: ReadonlyMap<string, string>): Plugin => ({
  name: `dedalo-${name}`,
  enforce: 'pre',
  resolveId: (id, importer) =>
    importer !== undefined && id.startsWith('.') ? places.get(resolve(dirname(importer), id)) : undefined,
});
