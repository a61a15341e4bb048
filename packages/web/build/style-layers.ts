import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/**
 * From the weakest to the strongest: the look of everything, what several rooms share, the rooms' own sheets, and the
 * ways of showing all of them: large, or in a frame.
 */
const LAYERS = ['design', 'shared', 'room', 'modes'] as const;
export type StyleLayer = (typeof LAYERS)[number];

/** The folders of `src` whose styles are shared; `design` is a layer of its own. */
const SHARED = ['creature-maze', 'edges', 'game', 'labyrinth', 'making', 'replay'];

/** The folder whose styles belong together: `game`, `settings`, `games/race`. */
export const styleFolder = (source: string, file: string): string => {
  const [first = '', second = ''] = relative(source, file).split(sep);
  return first === 'games' ? `games/${second}` : first;
};

export function layerOf(source: string, file: string): StyleLayer {
  const folder = styleFolder(source, file);
  if (folder === 'design' || folder === 'modes') return folder;
  return SHARED.includes(folder) ? 'shared' : 'room';
}

/**
 * Puts every style sheet into the layer of its folder. Sheets are loaded with their pages and stay until the next
 * reload, so their order depends on the pages visited before; what a sheet may override must not.
 */
export const styleLayers = (source: string): Plugin => ({
  name: 'dedalo-style-layers',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css$/ },
    handler: (code, id) => `@layer ${LAYERS.join(', ')};\n@layer ${layerOf(source, id)} {\n${code}\n}\n`,
  },
});
