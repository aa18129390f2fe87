import { useSyncExternalStore } from 'react';

/** Whether the last request got a response; `OfflineBar` shows it. */
let isOnline = true;
const listeners = new Set<() => void>();

function setOnline(next: boolean): void {
  if (next === isOnline) return;
  isOnline = next;
  listeners.forEach((tell) => tell());
}

export const markOnline = (): void => setOnline(true);
export const markOffline = (): void => setOnline(false);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('online', markOnline);
  window.addEventListener('offline', markOffline);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', markOnline);
    window.removeEventListener('offline', markOffline);
  };
}

/** True after a request without a response, until the next one that has one. */
export const isOffline = (): boolean => !isOnline;

export const useIsOffline = (): boolean => useSyncExternalStore(subscribe, isOffline);
