import { signal } from '@preact/signals';

/** The current place: `#/sokoban/classic/4?mode=reverse`. No part of it is sent to a server. */
export interface Route {
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split('?', 2);
  return { path: path.split('/').filter(Boolean).map(decode), query: new URLSearchParams(query) };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function linkTo(path: readonly (string | number)[], query: Readonly<Record<string, string>> = {}): string {
  const search = new URLSearchParams(query).toString();
  return `#/${path.map(encodeURIComponent).join('/')}${search === '' ? '' : `?${search}`}`;
}

// A page of a game under an address of its own (`/sokoban.html`) begins with that game.
const [, named] = /^\/(?!index|embed)([\w-]+)\.html$/.exec(location.pathname) ?? [];
if (named !== undefined && location.hash === '') history.replaceState(history.state, '', linkTo([named]));

export const route = signal<Route>(parseRoute(location.hash));

/** Whether Back leads to another of our screens. */
let hasGone = false;

addEventListener('hashchange', () => {
  hasGone = true;
  route.value = parseRoute(location.hash);
});

/** To the previous screen, or to the first one if there was none. */
export function goBack(): void {
  if (hasGone) history.back();
  else go(linkTo([]));
}

export function go(link: string): void {
  location.hash = link;
}

/** Changes the address of the current page: nothing is loaded again, and Back does not stop here. */
export function renameRoute(link: string): void {
  history.replaceState(history.state, '', link);
  route.value = parseRoute(link);
}
