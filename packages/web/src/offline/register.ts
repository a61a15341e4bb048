import { toast } from '../app/toasts.tsx';
import { words } from '../speech.ts';

/** Keeps the client in the browser, so that it starts without a connection; says when there is a new version. */
export function stayOffline(): void {
  if (!('serviceWorker' in navigator) || !isSecureContext) return;
  const { serviceWorker } = navigator;
  let isReloading = false;
  let hadOne = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    // The first version takes over a page that already has all files; a later one brings other files.
    const isFirst = !hadOne;
    hadOne = true;
    if (isFirst || isReloading) return;
    isReloading = true;
    location.reload();
  });
  void serviceWorker
    .register('/sw.js', { type: 'module' })
    .then(watchForNext)
    .catch((error: unknown) => console.warn(error));
}

function watchForNext(registration: ServiceWorkerRegistration): void {
  const offer = (worker: ServiceWorker): void => {
    const { newVersion, useNewVersion } = words.value.web;
    toast(newVersion, { action: { label: useNewVersion, run: () => worker.postMessage('take-over') } });
  };
  if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller) offer(worker);
    });
  });
}
