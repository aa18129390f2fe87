import { useSyncExternalStore } from 'react';

/** The page comes first; what is fetched for another day can wait. */
const AFTER_LOAD_MS = 3_000;
const LOOK_FOR_NEW_MS = 3_600_000;

let next: ServiceWorker | null = null;
const listeners = new Set<() => void>();
let isRegistered = false;

/** Lets the app open without a network from now on. Development has no service worker. */
export function registerServiceWorker(): void {
  if (isRegistered || import.meta.hot || !('serviceWorker' in navigator)) return;
  isRegistered = true;
  // A browser that is told to let no service worker in says yes and hands over nothing to watch.
  const register = () =>
    setTimeout(
      () =>
        void navigator.serviceWorker
          .register('/sw.js')
          .then(watch)
          .catch(() => undefined),
      AFTER_LOAD_MS,
    );
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = () => {
    // The very first one is no news: it takes over without a page of its own being replaced.
    if (!registration.waiting || !navigator.serviceWorker.controller) return;
    next = registration.waiting;
    listeners.forEach((tell) => tell());
  };
  look();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', look),
  );
  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < LOOK_FOR_NEW_MS) return;
    lookedAt = Date.now();
    registration.update().catch(() => undefined);
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a new version of the app waits. Left alone, it takes over when the app is started next. */
export const useHasNewVersion = (): boolean => useSyncExternalStore(subscribe, () => next !== null);

/** Goes over to the new version: the page is loaded anew. */
export function takeNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  next?.postMessage('take-over');
}
