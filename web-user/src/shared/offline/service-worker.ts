import { useSyncExternalStore } from 'react';

/** Delay after the page load, so that precaching does not compete with it. */
const AFTER_LOAD_MS = 3_000;
const UPDATE_INTERVAL_MS = 3_600_000;

let next: ServiceWorker | null = null;
const listeners = new Set<() => void>();
let isRegistered = false;

/** Registers the service worker, which opens the app offline. Development has none. */
export function registerServiceWorker(): void {
  if (isRegistered || import.meta.hot || !('serviceWorker' in navigator)) return;
  isRegistered = true;
  // A browser that blocks service workers may resolve without a registration.
  const register = () =>
    setTimeout(
      () =>
        void navigator.serviceWorker
          .register('/sw.js')
          .then(watchForUpdates)
          .catch(() => undefined),
      AFTER_LOAD_MS,
    );
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

function watchForUpdates(registration: ServiceWorkerRegistration): void {
  const look = () => {
    // The first service worker is not an update: no page runs an older version.
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
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < UPDATE_INTERVAL_MS) return;
    lookedAt = Date.now();
    registration.update().catch(() => undefined);
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a new version is waiting. Without action it activates on the next start of the app. */
export const useHasNewVersion = (): boolean => useSyncExternalStore(subscribe, () => next !== null);

/** Activates the waiting version and reloads the page. */
export function activateNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  next?.postMessage('take-over');
}
