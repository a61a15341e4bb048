import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/**
 * From the weakest to the strongest: the look of everything, what several rooms share, what a room has of its own, and what
 * a way of showing all of them changes: large, or in a frame.
 */
const LAYERS = ['design', 'shared', 'room', 'modes'] as const;
export type StyleLayer = (typeof LAYERS)[number];

/** The folders of `src` whose styles are shared; `design` is a layer of its own. */
const SHARED = ['creature-maze', 'edges', 'game', 'labyrinth', 'replay'];

/** The folder whose styles stand or fall together: `game`, `settings`, `games/race`. */
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
 * Puts every style sheet into the layer that its folder says. Sheets are loaded with their pages and stay until the next
 * reload, so which comes last hangs on the way that somebody took; what a sheet may override must not.
 */
export const styleLayers = (source: string): Plugin => ({
  name: 'dedalo-style-layers',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css$/ },
    handler: (code, id) => `@layer ${LAYERS.join(', ')};\n@layer ${layerOf(source, id)} {\n${code}\n}\n`,
  },
});
