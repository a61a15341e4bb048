import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Replaces some of the client's files by others, wherever they are imported; all by whole paths. */
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
    // After a file was renamed the client would stay as it is without any error.
    buildEnd(error) {
      const idle = [...places.keys()].filter((place) => !used.has(place));
      if (!error && idle.length > 0) this.error(`nothing imports ${idle.join(', ')}`);
    },
  };
}
