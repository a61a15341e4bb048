import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Has other files stand in for some of the client's, wherever those are imported; both by their whole paths. */
export function standIn(name: string, places: ReadonlyMap<string, string>): Plugin {
  const used = new Set<string>();
  return {
    name: `dedalo-${name}`,
    enforce: 'pre',
    resolveId(id, importer) {
      if (importer === undefined || !id.startsWith('.')) return undefined;
      const place = resolve(dirname(importer), id);
      if (places.has(place)) used.add(place);
      return places.get(place);
    },
    // A file that has been renamed would leave the client as it is, and nobody would see it.
    buildEnd(error) {
      const idle = [...places.keys()].filter((place) => !used.has(place));
      if (!error && idle.length > 0) this.error(`nothing imports ${idle.join(', ')}`);
    },
  };
}
