import { join } from 'node:path';
import type { Plugin } from 'vite';

const LOADERS = join(import.meta.dirname, '../../catalogue/src/loaders.ts');
const A_LOADER = /^ +'?([\w-]+)'?: async \(\) => .*,\n/gm;

/**
 * Lets the catalogue load the rules of these games only. If a bundler sees that a game's rules can also be loaded
 * alone, it splits that game's scripts differently, and pages load more.
 */
export function rulesLoaders(isLoaded: (game: string) => boolean): Plugin {
  return {
    name: 'dedalo-rules-loaders',
    enforce: 'pre',
    transform(code, id) {
      if (id !== LOADERS) return undefined;
      let lines = 0;
      const left = code.replaceAll(A_LOADER, (line, game: string) => {
        lines++;
        return isLoaded(game)
          ? line
          : `  '${game}': () => Promise.reject(new Error('${game} brings its rules itself')),\n`;
      });
      if (lines !== code.split(' import(').length - 1) throw new Error(`${LOADERS} does not have a line for each game`);
      return left;
    },
  };
}
