import type { Plugin } from 'vite';
import { gameWords, loadWords } from '@dedalo/words';
import { PREVIEW_BOARDS } from './preview-boards.ts';
import { previewPicture } from './preview-picture.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

interface Told {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly picture: string;
}

/** Link previews show these. A picture needs a whole address, which is known only where the build is published. */
function metaOf({ title, description, path, picture }: Told, origin: string): string {
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Dedalo',
    'og:title': title,
    'og:description': description,
    ...(origin !== '' && { 'og:url': `${origin}${path}` }),
    'og:image': `${origin}${picture}`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  };
  return Object.entries(properties)
    .map(([name, content]) => `    <meta property="${name}" content="${escaped(content)}" />\n`)
    .join('');
}

function pageOf(html: string, told: Told, origin: string): string {
  return html
    .replace(/<title>[^<]*<\/title>/, `<title>${escaped(told.title)}</title>`)
    .replace(/(<meta name="description" content=")[^"]*/, `$1${escaped(told.description)}`)
    .replace('  </head>', `${metaOf(told, origin)}  </head>`);
}

/**
 * A page for each game at an address of its own (`/sokoban.html`), since a server never sees what is behind a `#`: the
 * same client, with the game's name, sentence and picture for link previews. DEDALO_URL is where it is published.
 */
export function gamePages(origin: string = (process.env['DEDALO_URL'] ?? '').replace(/\/$/, '')): Plugin {
  return {
    name: 'dedalo-game-pages',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('the build has no index.html');
        const html = String(index.source);
        const words = await loadWords('en');
        const emit = (fileName: string, source: string | Uint8Array): void =>
          void this.emitFile({ type: 'asset', fileName, source });
        for (const [id, board] of Object.entries(PREVIEW_BOARDS)) {
          const { rows, signs } = board();
          const picture = `/previews/${id}.png`;
          emit(picture.slice(1), previewPicture(rows, signs));
          const { name, summary } = gameWords(words, id);
          const description = summary === '' ? `${name}. ${words.web.tagline}` : `${name}: ${summary}.`;
          const told = { title: `${name} · Dedalo`, description, path: `/${id}.html`, picture };
          emit(`${id}.html`, pageOf(html, told, origin));
        }
        const home = {
          title: 'Dedalo',
          description: words.web.tagline,
          path: '/',
          picture: '/previews/pokelabirinto.png',
        };
        index.source = pageOf(html, home, origin);
      },
    },
  };
}
