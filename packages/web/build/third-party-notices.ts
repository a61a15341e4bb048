import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

export const NOTICES_FILE = 'third-party-notices.txt';

/** `…/node_modules/@preact/signals/dist/signals.mjs`: the folder of the innermost package. */
const PACKAGE_FOLDER = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;
/** `url('@fontsource-variable/literata/files/….woff2')`, `@import 'package/file.css'`. */
const IN_STYLE = /(?:url\(\s*|@import\s+)['"]?((?:@[\w.-]+\/)?[\w-][\w.-]*)\/[^'")]+\.(?:woff2?|ttf|otf|css)['"]?/g;
const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)(?:\.\w+)?$/i;

/**
 * Writes the licences of all libraries and fonts in a build, as these licences ask, since minified code keeps no
 * comments. Vite's own `build.license` sees neither fonts nor what is only in workers.
 */
export function thirdPartyNotices(): { readonly page: Plugin; readonly worker: () => Plugin } {
  const folders = new Set<string>();
  const note = (chunks: Iterable<{ readonly type: string; readonly moduleIds?: readonly string[] }>): void => {
    for (const { moduleIds = [] } of chunks) {
      for (const id of moduleIds) {
        const folder = PACKAGE_FOLDER.exec(id.replaceAll('\\', '/'))?.[0];
        if (folder !== undefined && !id.startsWith('\0')) folders.add(folder);
      }
    }
  };
  const page: Plugin = {
    name: 'dedalo-third-party-notices',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(?:\?|$)/ },
      handler(code, id) {
        const file = id.replace(/\?.*$/, '');
        for (const [, name] of code.matchAll(IN_STYLE)) folders.add(folderOf(name!, file));
      },
    },
    generateBundle(_options, bundle) {
      note(Object.values(bundle));
      this.emitFile({ type: 'asset', fileName: NOTICES_FILE, source: formatNotices([...folders]) });
    },
  };
  const worker = (): Plugin => ({
    name: 'dedalo-third-party-notices-of-workers',
    generateBundle: (_options, bundle) => note(Object.values(bundle)),
  });
  return { page, worker };
}

const folderOf = (name: string, importer: string): string =>
  dirname(createRequire(importer).resolve(`${name}/package.json`)).replaceAll('\\', '/');

/** A package without a licence text cannot be listed, so the build ends. */
export function formatNotices(folders: readonly string[]): string {
  const notices = folders.map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      name: string;
      version: string;
      license: string;
    };
    const files = readdirSync(folder).filter((file) => LICENCE_FILE.test(file));
    if (files.length === 0) throw new Error(`${name} has no file with its licence`);
    const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
    return { name, text: `${name} ${version} (${license})\n\n${texts.join('\n\n')}\n` };
  });
  const parts = notices.sort((a, b) => a.name.localeCompare(b.name)).map(({ text }) => text);
  return ['Dedalo contains work of others, under these licences.\n', ...parts].join(`\n${'='.repeat(80)}\n\n`);
}
