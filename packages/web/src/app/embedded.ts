import { computed } from '@preact/signals';
import { linkTo, route } from './route.ts';

/** Whether this is the page for other sites (`embed.html`). It keeps nothing and leads nowhere but to Dedalo itself. */
export const isEmbedded = document.documentElement.dataset['embedded'] !== undefined;

const addressOf = (page: string, path: readonly string[], query: URLSearchParams): string =>
  `${location.origin}/${page}${linkTo(path, Object.fromEntries(query))}`;

/** The same level or replay in Dedalo. */
export const outsideAddress = computed(() => addressOf('', route.value.path, route.value.query));

/** The HTML that embeds the current level or replay, at the size of its picture. */
export function embedCode(path: readonly string[], query = new URLSearchParams()): string {
  const address = addressOf('embed.html', path, query).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  // In a sandbox it can open Dedalo in another window, and cannot touch the page round it.
  const sandbox = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';
  return `<iframe src="${address}" width="640" height="480" title="Dedalo" loading="lazy" sandbox="${sandbox}"></iframe>`;
}

/** Links leave the frame only in a new window, and only levels and replays are opened inside. */
export function stayInFrame(): void {
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link && link.target !== '_blank') event.preventDefault();
    },
    { capture: true },
  );
}
