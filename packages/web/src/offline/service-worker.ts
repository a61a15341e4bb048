declare const self: ServiceWorkerGlobalScope;

/** Written in by the build: all its files, and a version that changes with any of them. */
declare const PRECACHE: { readonly version: string; readonly files: readonly string[] };
const { version, files } = PRECACHE;
const NAME = `dedalo-${version}`;

self.addEventListener('install', (event) => {
  event.waitUntil(keepFiles());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldFiles());
});

// The page sends this when the user wants the new version, never before: a page must not lose its own files.
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  event.respondWith(answer(request, url));
});

async function keepFiles(): Promise<void> {
  const cache = await caches.open(NAME);
  await cache.addAll(files.map((file) => new Request(file, { cache: 'reload' })));
  await dropPreloads(cache);
}

/** Chromium throws away a preload that a service worker answers, complains of it and asks again: here they cost, not save. */
async function dropPreloads(cache: Cache): Promise<void> {
  const page = (await cache.match('/'))!;
  const text = (await page.text()).replaceAll(/<link rel="modulepreload"[^>]*>\s*/g, '');
  const headers = new Headers(page.headers);
  // They are about the text as it came.
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  await cache.put('/', new Response(text, { headers }));
}

async function dropOldFiles(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('dedalo-') && name !== NAME).map((name) => caches.delete(name)),
  );
  await self.clients.claim();
}

async function answer(request: Request, url: URL): Promise<Response> {
  const cache = await caches.open(NAME);
  const kept = await cache.match(url.pathname === '/index.html' ? '/' : url.pathname);
  return kept ?? fetch(request);
}
