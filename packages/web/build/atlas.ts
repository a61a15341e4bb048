import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type Atlas, makeAtlas } from '../art/make-atlas.ts';
import type { ArtFile } from '../art/source.ts';
import { encodePng } from './png.ts';

const MODULE = 'virtual:race-atlas';
const RESOLVED = `\0${MODULE}`;
const FOLDER = join(import.meta.dirname, '..', 'art', 'race');
const PALETTE = 'palette.txt';

/** The drawings of the race as text files, with paths below the folder of the art. */
export function artFiles(): { readonly palette: ArtFile; readonly drawings: readonly ArtFile[] } {
  const read = (path: string): ArtFile => ({ path, text: readFileSync(join(FOLDER, path), 'utf8') });
  const paths = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.txt'));
  return {
    palette: read(PALETTE),
    drawings: paths
      .filter((path) => path !== PALETTE)
      .sort()
      .map(read),
  };
}

export function raceAtlas(): Atlas {
  const { palette, drawings } = artFiles();
  return makeAtlas(palette, drawings);
}

export interface AtlasOptions {
  /** Whether the picture is part of the script, for files that can load nothing. */
  readonly isInline?: boolean;
}

/** Packs the drawings of the race into one picture; `virtual:race-atlas` says where it is and what is where on it. */
export function atlas({ isInline = false }: AtlasOptions = {}): Plugin {
  let isFile = false;
  return {
    name: 'dedalo-race-atlas',
    configResolved(config) {
      isFile = config.command === 'build' && !isInline;
    },
    resolveId(id) {
      return id === MODULE ? RESOLVED : undefined;
    },
    load(id) {
      if (id !== RESOLVED) return undefined;
      const { palette, drawings } = artFiles();
      for (const { path } of [palette, ...drawings]) this.addWatchFile(join(FOLDER, path));
      const { pixels, parts, palette: colours } = makeAtlas(palette, drawings);
      const png = encodePng(pixels, colours.colours);
      const url = isFile
        ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: 'race-atlas.png', source: png })}`
        : JSON.stringify(`data:image/png;base64,${Buffer.from(png).toString('base64')}`);
      return `export const atlas = { url: ${url}, parts: ${JSON.stringify(parts)} };`;
    },
  };
}
